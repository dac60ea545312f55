import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './prose.module.css';

export type ProseProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Of the API, which has made it safe: nothing else may ever stand here. */
  html: string;
};

/** A text that staff have written: its first words, then sections with their headings beside them where there is room. */
export function Prose({ html, className, ...rest }: ProseProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      // eslint-disable-next-line no-restricted-syntax -- the API renders it, and lets only tags and attributes of a list through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
