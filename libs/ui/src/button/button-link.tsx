import { clsx } from 'clsx';

import { Anchor, type AnchorProps } from '../link-provider/link-provider.tsx';
import { ButtonFace, type ButtonLooks } from './button-face.tsx';
import styles from './button.module.css';

export type ButtonLinkProps = AnchorProps & ButtonLooks;

/** A link with the looks of a Button: the next step on another page. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block = false,
  iconBefore,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={clsx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <ButtonFace iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonFace>
    </Anchor>
  );
}
