import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { HeadingLevel } from '../heading/heading.tsx';
import { Anchor } from '../link-provider/link-provider.tsx';
import linked from '../linked-card/linked-card.module.css';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './product-card.module.css';

export type ProductCardProps = {
  href: string;
  name: string;
  /** The name with parts of it marked, where it is shown. */
  markedName?: ReactNode;
  /** A `Photo` with an empty alt: the name stands below it. */
  photo: ReactNode;
  category?: ReactNode;
  price: ReactNode;
  /** A compact `RatingStars`. */
  rating?: ReactNode;
  /** What it can be had in; it fills its line. */
  choices?: ReactNode;
  /** The words on the tag of a product that cannot be bought now; without them it can. */
  soldOut?: ReactNode;
  /** A fact that may decide, over the photo: that one piece is left. There is but one, and none where it is sold out. */
  note?: ReactNode;
  /** Buttons over the photo, outside the card's link. */
  actions?: ReactNode;
  /** `feature` fills two columns and two rows of the grid. */
  variant?: 'grid' | 'feature';
  headingLevel?: HeadingLevel;
  className?: string;
};

/** A product in a list: the whole card leads to it by one link, its name. */
export function ProductCard({
  href,
  name,
  markedName = name,
  photo,
  category,
  price,
  rating,
  choices,
  soldOut,
  note,
  actions,
  variant = 'grid',
  headingLevel = 3,
  className,
}: ProductCardProps) {
  const Title = `h${headingLevel}` as const;

  return (
    <article
      className={clsx(linked.root, styles.root, className)}
      data-variant={variant}
      data-sold-out={soldOut ? '' : undefined}
    >
      <div className={clsx(linked.photo, styles.figure)}>
        {photo}
        {soldOut && (
          <Tag tone="inverse" className={styles.soldOut}>
            {soldOut}
          </Tag>
        )}
        {note && !soldOut && <span className={styles.note}>{note}</span>}
        {actions && <div className={linked.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>
        <Title className={styles.title} title={name}>
          <Anchor className={clsx(linked.link, styles.link)} href={href}>
            {markedName}
          </Anchor>
        </Title>
        {category && <p className={styles.category}>{category}</p>}
        <span className={styles.price}>{price}</span>
        {rating && <span className={styles.rating}>{rating}</span>}
        {choices}
      </div>
    </article>
  );
}

/** The same boxes while the products are on their way; put it in a `SkeletonGroup`. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="tile" />
      <Skeleton lines={2} />
    </div>
  );
}
