import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './text.module.css';

export type TextProps = ComponentProps<'p'> & {
  as?: 'p' | 'span' | 'div';
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg';
  tone?: 'default' | 'soft' | 'muted' | 'accent' | 'success' | 'danger' | 'inherit';
  weight?: 'regular' | 'medium' | 'semibold';
  /** `lead` opens a page or section; `label` is the small word above a title. */
  variant?: 'lead' | 'label';
  /** Digits of one width, for columns and counters. */
  numeric?: boolean;
};

/** Running text and captions; a title is a Heading. */
export function Text({
  as: Tag = 'p',
  size,
  tone,
  weight,
  variant,
  numeric = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      className={clsx(styles.root, className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-variant={variant}
      data-numeric={numeric || undefined}
    />
  );
}
