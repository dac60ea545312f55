import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a panel stays after the mouse has left it (specification, section 9). */
const closesAfterMs = 3000;

type PanelState = { isOpen: boolean; setOpen: (open: boolean) => void };

/**
 * A panel that opens when its link is hovered or reached by keyboard. It closes three seconds after the
 * mouse has left, at once on Escape, on a press elsewhere and on another page; never while focus is inside.
 */
export function useHoverPanel({ isOpen, setOpen }: PanelState) {
  const hasCome = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  const stay = () => clearTimeout(timer.current);

  function leave() {
    stay();
    timer.current = setTimeout(() => {
      if (!rootRef.current?.contains(document.activeElement)) setOpen(false);
    }, closesAfterMs);
  }

  function close() {
    stay();
    setOpen(false);
  }

  useEffect(() => close, [key]);

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) close();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (rootRef.current?.contains(document.activeElement)) linkRef.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  return {
    linkRef,
    close,
    toggle: () => setOpen(!isOpen),
    handlers: {
      ref: rootRef,
      // Not when it enters: a mouse that was there before the page was ready has done so unheard.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || hasCome.current) return;
        hasCome.current = true;
        stay();
        setOpen(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        hasCome.current = false;
        leave();
      },
      onFocus: ({ target }: FocusEvent) => {
        stay();
        // A press also gives focus, and means something else.
        if (target === linkRef.current && target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && !currentTarget.matches(':hover')) close();
      },
    },
  };
}
