import { clsx } from 'clsx';

import styles from './rings.module.css';

export type RingsProps = {
  /** `lg` spreads behind a hero or footer, and the caller places it; `sm` is a photo of its own. */
  size?: 'sm' | 'lg';
  tone?: 'wood' | 'danger' | 'inverse' | 'olive';
  /** Fades towards the rim, so that large rings have no visible edge. */
  fade?: boolean;
  className?: string;
};

/** The growth rings of a cut trunk: decoration, at most once in a view and never behind running text. */
export function Rings({ size = 'sm', tone = 'wood', fade = false, className }: RingsProps) {
  return (
    <span
      className={clsx(styles.root, className)}
      data-size={size}
      data-tone={tone}
      data-fade={fade || undefined}
      aria-hidden="true"
    />
  );
}
