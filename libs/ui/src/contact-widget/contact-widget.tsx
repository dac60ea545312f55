import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { MessageCircleIcon, XIcon } from '../icons/icons.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import styles from './contact-widget.module.css';
import { useBounce } from './use-bounce.ts';
import { useReadingOn } from './use-reading-on.ts';

export type ContactWidgetProps = {
  /** Its name, as a navigation and as a button. */
  label: string;
  /** Three ways to get in touch, each with its name and icon. */
  links: readonly { href: string; label: string; icon: ReactNode }[];
  className?: string;
};

/**
 * Ways to get in touch, on a quarter arc above a button that never leaves the bottom right, in either language.
 * On a small screen it is tucked into the margin while the page is read on, so that it covers nothing.
 */
export function ContactWidget({ label, links, className }: ContactWidgetProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const bouncing = useBounce();
  const readingOn = useReadingOn();

  useEffect(() => {
    if (!open) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [open]);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape and leaving close what the button inside opened
    <nav
      ref={root}
      className={clsx(styles.root, className)}
      aria-label={label}
      data-tucked={(readingOn && !open) || undefined}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={menuId}
        data-bouncing={(bouncing && !open) || undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? <XIcon /> : <MessageCircleIcon />}
      </button>
      <ul id={menuId} className={styles.menu} data-open={open || undefined}>
        {links.map(({ href, label: name, icon }) => (
          <li key={href}>
            <Anchor className={styles.link} href={href} aria-label={name}>
              {icon}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
