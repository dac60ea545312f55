import * as Primitive from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './tabs.module.css';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** What the tabs are views of: the name of their row. */
  label: string;
  tabs: readonly Tab[];
  /** Which is open; without it the tabs remember by themselves, from `defaultValue` or the first. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** Views of one thing, one at a time. Views with addresses of their own are links; a filter is Segmented. */
export function Tabs({ label, tabs, defaultValue, className, ...rest }: TabsProps) {
  return (
    <Primitive.Root
      {...rest}
      defaultValue={defaultValue ?? tabs[0]?.value}
      className={clsx(styles.root, className)}
    >
      <Primitive.List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label: name }) => (
          <Primitive.Trigger key={value} value={value} className={styles.tab}>
            {name}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value, content }) => (
        <Primitive.Content key={value} value={value} className={styles.content}>
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
