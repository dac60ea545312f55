import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';

import styles from './segmented.module.css';

export type SegmentedProps<Value extends string> = {
  /** What is chosen between: the name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A filter with few choices, all in sight. One stop of the keyboard; arrows, Home and End move inside. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const chosen = options.some((option) => option.value === value) ? value : options[0]?.value;

  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
      className={clsx(styles.root, className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          tabIndex={option.value === chosen ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;

  const target = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (target === undefined) return;

  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
