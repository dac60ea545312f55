import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './save-bar.module.css';

type SaveBarProps = {
  /** For a button that the status explains. */
  statusId?: string;
  /** How the form stands, such as "Unsaved changes". */
  status: ReactNode;
  /** Buttons. */
  children: ReactNode;
};

const submitOf = (bar: Element | null) =>
  bar?.querySelector<HTMLButtonElement>('button[type=submit]');

/** The sticky bar at the end of a form page. Ctrl S and ⌘ S press the button that submits. */
export function SaveBar({ statusId, status, children }: SaveBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const pressed = useRef<Node>(null);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // The key by its place: on an Arabic keyboard it writes س.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault(); // never the page as a file
      // What lies over the form is no part of it.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      submitOf(bar.current)?.click();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  // "Discard" goes with what it discards; whoever pressed it stays in the bar.
  useEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body) submitOf(bar.current)?.focus();
  });

  return (
    <div
      ref={bar}
      onClickCapture={({ target }) => {
        if (target instanceof Node) pressed.current = target;
      }}
      role="region"
      aria-label={t('form.saving')}
      aria-keyshortcuts="Control+S Meta+S"
      className={styles.root}
    >
      <span id={statusId} className={styles.status} role="status">
        {status}
      </span>
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}
