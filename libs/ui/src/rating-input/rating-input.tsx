import type { ComponentProps, ReactNode } from 'react';

import { Star } from '../rating-stars/star.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './rating-input.module.css';

export type RatingInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: ReactNode;
  /** What each of the five choices is called, worst first. */
  labels: readonly [string, string, string, string, string];
  /** Chosen at first: 1 to 5. */
  defaultValue?: number;
};

/** A rating to give: five native radios. Spread a form library's `register` on it. */
export function RatingInput({
  legend,
  labels,
  defaultValue,
  className,
  ...rest
}: RatingInputProps) {
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{legend}</legend>
      <span className={styles.stars}>
        {labels.map((label, index) => (
          <label key={label} className={styles.star}>
            <input
              {...rest}
              className={styles.input}
              type="radio"
              value={index + 1}
              defaultChecked={defaultValue === index + 1}
            />
            <Star />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
