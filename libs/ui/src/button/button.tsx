import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';

import { ButtonFace, type ButtonLooks } from './button-face.tsx';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Shows that the press is being carried out, and refuses another. Keeps focus and width. */
    loading?: boolean;
  };

/** Does something here; what leads elsewhere is a ButtonLink. Submits a form only when told `type="submit"`. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  iconBefore,
  iconAfter,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would drop the focus, so a loading button stays enabled and swallows the press.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
      type={type}
      onClick={handleClick}
      className={clsx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-bare={(!iconBefore && !iconAfter) || undefined}
    >
      <ButtonFace iconBefore={iconBefore} iconAfter={iconAfter} loading={loading}>
        {children}
      </ButtonFace>
    </button>
  );
}
