import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import styles from './segmented.module.css';

export type SegmentedProps<Value extends string> = {
  /** What is chosen between: the name of the group. */
  label: string;
  /** For a group that does not say itself what is chosen: its name stands before it. */
  labelShown?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A filter with few choices, all in sight. One stop of the keyboard; arrows, Home and End move inside. */
export function Segmented<Value extends string>({
  label,
  labelShown = false,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const [focused, setFocused] = useState<Value>();
  const chosen = options.some((option) => option.value === value) ? value : options[0]?.value;
  const stop = focused ?? chosen;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) showChosen(root.current);
  }, [value]);

  const group = (
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={clsx(styles.root, !labelShown && className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          tabIndex={option.value === stop ? 0 : -1}
          onFocus={() => setFocused(option.value)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={moveFocus}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );

  if (!labelShown) return group;
  return (
    <div className={clsx(styles.named, className)}>
      {/* The group says it too. */}
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
      {group}
    </div>
  );
}

/** Where a screen is too narrow for all, the chosen one is in sight. Nothing but the group is scrolled. */
function showChosen(group: HTMLElement) {
  const chosen = group.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const { left, right } = group.getBoundingClientRect();
  const [after, before] = [Math.max(0, chosen.right - right), Math.max(0, left - chosen.left)];
  group.scrollLeft += Math.ceil(after) - Math.ceil(before);
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const group = event.currentTarget.parentElement;
  if (!group) return;
  const buttons = [...group.querySelectorAll('button')];
  const at = buttons.indexOf(event.currentTarget);
  const forward = getComputedStyle(group).direction === 'rtl' ? -1 : 1;

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
