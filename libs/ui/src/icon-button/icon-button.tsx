import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Anchor, type AnchorProps } from '../link-provider/link-provider.tsx';
import styles from './icon-button.module.css';

type IconButtonLooks = {
  /** Its name for those who do not see the icon. */
  label: string;
  /** `paper` lies over photos. */
  variant?: 'plain' | 'outline' | 'paper';
  /** `sm` (36px) is for the back office on a mouse only. */
  size?: 'sm' | 'md';
  children: ReactNode;
};

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & IconButtonLooks;

/** A round button of one icon. A toggle adds `aria-pressed` or `aria-expanded`. */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(styles.root, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}

export type IconButtonLinkProps = Omit<AnchorProps, 'aria-label'> & IconButtonLooks;

/** The same looks for what leads elsewhere. */
export function IconButtonLink({
  label,
  variant = 'plain',
  size = 'md',
  className,
  ...rest
}: IconButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      aria-label={label}
      className={clsx(styles.root, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}
