import { clsx } from 'clsx';

import { ArrowForwardIcon } from '../icons/icons.ts';
import { Anchor, type AnchorProps } from '../link-provider/link-provider.tsx';
import styles from './link.module.css';

export type LinkProps = AnchorProps & {
  /** `inline` stands in running text, `arrow` alone after it, `nav` in a menu. */
  variant?: 'inline' | 'arrow' | 'nav';
};

/** A link in words. One that looks like a button is `ButtonLink`. */
export function Link({ variant = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={clsx(styles.root, className)} data-variant={variant}>
      {children}
      {variant === 'arrow' && <ArrowForwardIcon />}
    </Anchor>
  );
}
