import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { HeadingLevel } from '../heading/heading.tsx';
import { ArrowForwardIcon } from '../icons/icons.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import linked from '../linked-card/linked-card.module.css';
import styles from './category-card.module.css';

export type CategoryTint = 'sand' | 'clay' | 'olive';

export type CategoryCardProps = {
  href: string;
  name: string;
  /** A wide `Photo` (`ratio="16 / 10"`, `ground="fill"`) with an empty alt. */
  photo: ReactNode;
  /** Cards in a row take the tints in turn. */
  tint?: CategoryTint;
  /** Buttons over the photo, outside the card's link. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
  className?: string;
};

/** A category: its photo melts into the tint of the card, which leads there by one link. */
export function CategoryCard({
  href,
  name,
  photo,
  tint = 'sand',
  actions,
  headingLevel = 3,
  className,
}: CategoryCardProps) {
  const Title = `h${headingLevel}` as const;

  return (
    <article className={clsx(linked.root, styles.root, className)} data-tint={tint}>
      <div className={clsx(linked.photo, styles.photo)}>{photo}</div>
      <div className={styles.foot}>
        <Title className={styles.title}>
          <Anchor className={linked.link} href={href}>
            {name}
          </Anchor>
        </Title>
        <span className={styles.go}>
          <ArrowForwardIcon />
        </span>
      </div>
      {actions && <div className={linked.actions}>{actions}</div>}
    </article>
  );
}
