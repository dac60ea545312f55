import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.ts';
import styles from './notice.module.css';

export type NoticeProps = ComponentProps<'div'> & {
  tone?: 'info' | 'success' | 'warning' | 'danger';
};

const iconOfTone = {
  info: InfoIcon,
  success: CheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

/** A sentence about the state of what is around it. One that arrives later takes `role="status"`. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const Icon = iconOfTone[tone];
  return (
    <div {...rest} className={clsx(styles.root, className)} data-tone={tone}>
      <Icon />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
