import type { ReactNode } from 'react';

import styles from './axes.module.css';

export type Axis = {
  name: ReactNode;
  /** How it stands, in a word or two. */
  word: ReactNode;
  line?: ReactNode;
};

export type AxesProps = {
  /** Two to four. */
  axes: readonly Axis[];
};

/** How one thing stands in each of a few ways, which go on apart from each other. */
export function Axes({ axes }: AxesProps) {
  return (
    <dl className={styles.root}>
      {axes.map(({ name, word, line }, index) => (
        // They never change places, and a name may be any node.
        <div key={index} className={styles.axis}>
          <dt>{name}</dt>
          <dd className={styles.word}>{word}</dd>
          {line && <dd>{line}</dd>}
        </div>
      ))}
    </dl>
  );
}
