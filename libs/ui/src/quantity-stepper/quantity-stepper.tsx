import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';

import { MinusIcon, PlusIcon, TrashIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { parseQuantity } from './parse-quantity.ts';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** Called at each change with whether more was asked for than `max`, so that it can be said. */
  onOver?: (isOver: boolean) => void;
  min?: number;
  max?: number;
  /** What is counted: the name of the number. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Given, the minus takes the thing away when it stands at `min`; otherwise it is disabled there. */
  onRemove?: () => void;
  removeLabel?: string;
  /** The number in the digits of the page. */
  format?: (value: number) => string;
  size?: 'sm' | 'md';
  disabled?: boolean;
  className?: string;
};

/** How many. Arabic and Latin digits are both read; a number out of bounds becomes the nearest allowed one. */
export function QuantityStepper({
  value,
  onChange,
  onOver,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  label,
  decreaseLabel,
  increaseLabel,
  onRemove,
  removeLabel,
  format = String,
  size = 'md',
  disabled = false,
  className,
}: QuantityStepperProps) {
  // What is being typed, until it is left: half a number is nobody's order.
  const [draft, setDraft] = useState<string | null>(null);
  const [announced, setAnnounced] = useState(false);

  const removes = value <= min && onRemove !== undefined;

  function change(next: number) {
    setDraft(null);
    setAnnounced(true);
    onOver?.(next > max);
    const allowed = Math.min(Math.max(next, min), max);
    if (allowed !== value) onChange(allowed);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) {
      event.preventDefault();
      change(value + step);
    } else if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      change(parseQuantity(draft) ?? value);
    } else if (event.key === 'Escape') {
      setDraft(null);
    }
  }

  return (
    <div className={clsx(styles.root, className)} data-size={size}>
      <button
        type="button"
        aria-label={removes ? (removeLabel ?? decreaseLabel) : decreaseLabel}
        disabled={disabled || (value <= min && !removes)}
        onClick={() => (removes ? onRemove() : change(value - 1))}
      >
        {removes ? <TrashIcon /> : <MinusIcon />}
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={format(value)}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        disabled={disabled}
        value={draft ?? format(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => draft !== null && change(parseQuantity(draft) ?? value)}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <PlusIcon />
      </button>
      <VisuallyHidden role="status">{announced && `${label}: ${format(value)}`}</VisuallyHidden>
    </div>
  );
}
