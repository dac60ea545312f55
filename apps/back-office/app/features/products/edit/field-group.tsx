import { Heading, Text } from '@craftsandore/ui';
import type { ReactNode } from 'react';

import styles from './field-group.module.css';

type FieldGroupProps = {
  title: string;
  hint: string;
  children: ReactNode;
};

/** Some of the fields of a long form, below a title and what holds for all of them. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={3} size="h4">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {hint}
        </Text>
      </div>
      {children}
    </>
  );
}
