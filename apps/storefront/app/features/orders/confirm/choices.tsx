import type { ReactNode } from 'react';

import styles from './choices.module.css';

type ChoicesProps = {
  name: string;
  legend: ReactNode;
  choices: { value: string; label: string }[];
  /** What is chosen at first; nothing where left out. */
  chosen?: string | undefined;
  columns: 1 | 2;
};

/** A few short answers, of which one is chosen; as wide as a thumb needs. */
export function Choices({ name, legend, choices, chosen, columns }: ChoicesProps) {
  return (
    <fieldset className={styles.root} data-columns={columns}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
