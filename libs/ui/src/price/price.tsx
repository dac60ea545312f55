import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export type PriceProps = {
  /** Of an amount below nothing: it stands before number and currency. */
  sign?: string;
  /** The formatted number; with no `currency`, the whole formatted amount ("$1,250.00"). */
  value: ReactNode;
  /** Shown lighter and smaller beside the number. */
  currency?: ReactNode;
  /** Whether the currency stands before the number, as in "LE 890". */
  currencyFirst?: boolean;
  /** What a screen reader says instead of the abbreviation, such as "890 Egyptian pounds". */
  label?: string;
  /** Left out, the price takes the size of the text around it. */
  size?: 'sm' | 'md' | 'lg';
  /** For amounts whose digits run left to right in an Arabic sentence. */
  dir?: 'ltr' | 'rtl';
  className?: string;
};

/** An amount of money, isolated from the direction of the words around it. */
export function Price({
  sign,
  value,
  currency,
  currencyFirst = false,
  label,
  size,
  dir,
  className,
}: PriceProps) {
  const unit = currency && <span className={styles.currency}>{currency}</span>;

  return (
    <span className={clsx(styles.root, className)} data-size={size}>
      <bdi dir={dir} aria-hidden={label ? true : undefined}>
        {sign}
        {currencyFirst && unit}
        {currencyFirst && unit && ' '}
        {value}
        {!currencyFirst && unit && ' '}
        {!currencyFirst && unit}
      </bdi>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
