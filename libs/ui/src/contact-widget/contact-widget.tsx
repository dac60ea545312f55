import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
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

export type ContactWidgetProps = {
  /** Its name, as a navigation and as a button. */
  label: string;
  /** Three ways to get in touch, each with its name and icon. */
  links: readonly { href: string; label: string; icon: ReactNode }[];
  className?: string;
};

const pressable = 'a, button, input, label, select, summary, textarea';

/**
 * The tucked button takes presses beside what is seen of it too, so that a thumb meets it; whoever presses there on
 * something of the page means that.
 */
function pressedBeside({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) {
  const seenFrom = currentTarget.getBoundingClientRect().left + currentTarget.clientLeft;
  if (detail === 0 || clientX >= seenFrom) return null; // a key has no place
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => !currentTarget.parentElement?.contains(element));
  return below?.closest<HTMLElement>(pressable);
}

/**
 * Ways to get in touch, on a quarter arc above a button that never leaves the bottom right, in either language.
 * It keeps to the margin of the page, so that it covers nothing; on a small screen it is tucked into it until it is opened.
 */
export function ContactWidget({ label, links, className }: ContactWidgetProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const bouncing = useBounce();

  useEffect(() => {
    if (!open) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [open]);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const meant = pressedBeside(event);
    if (!meant) return setOpen(!open);
    meant.focus();
    meant.click();
  }

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
      data-tucked={!open || undefined}
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
        onClick={handleClick}
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
