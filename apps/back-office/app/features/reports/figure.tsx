import { Card } from '@craftsandore/ui';
import type { ReactNode } from 'react';

import styles from './figure.module.css';

/** The figures of a report beside each other. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className={styles.root}>{children}</dl>
);

type FigureProps = { name: string; value: ReactNode; words: readonly ReactNode[] };

/** One number of a report, and what there is to say of it. */
export function Figure({ name, value, words }: FigureProps) {
  return (
    <Card className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
      {words.map((line, index) => (
        <dd key={index} className={styles.small}>
          {line}
        </dd>
      ))}
    </Card>
  );
}
