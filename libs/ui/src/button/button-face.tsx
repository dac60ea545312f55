import type { ReactNode } from 'react';

import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonLooks = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'inverse';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
};

type ButtonFaceProps = Pick<ButtonLooks, 'iconBefore' | 'iconAfter'> & {
  loading?: boolean;
  children: ReactNode;
};

/** What a button and a link that looks like one have inside. */
export function ButtonFace({ iconBefore, iconAfter, loading = false, children }: ButtonFaceProps) {
  const spinner = <Spinner className={styles.spinner} />;
  const spinnerTakesAfter = loading && !iconBefore && Boolean(iconAfter);

  return (
    <>
      {loading && !spinnerTakesAfter ? spinner : iconBefore}
      <span className={styles.label}>{children}</span>
      {spinnerTakesAfter ? spinner : iconAfter}
    </>
  );
}
