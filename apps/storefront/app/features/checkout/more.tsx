import { PlusIcon } from '@craftsandore/ui';
import { type ReactNode, useRef, useState } from 'react';

import styles from './more.module.css';

type MoreProps = {
  label: string;
  /** Whether there is something in it, or wrong with it: then it opens, and stays so until it is closed. */
  isUsed?: boolean;
  children: ReactNode;
};

/** A field that few need, behind its name; it takes the focus from the name that has opened it. */
export function More({ label, isUsed = false, children }: MoreProps) {
  const isPressed = useRef(false);
  const [isOpen, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }

  return (
    <details
      className={styles.root}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (isPressed.current) currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
      }}
    >
      <summary onClick={() => (isPressed.current = true)}>
        <PlusIcon />
        {label}
      </summary>
      {children}
    </details>
  );
}
