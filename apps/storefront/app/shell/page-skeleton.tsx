import { Container, Skeleton, SkeletonGroup } from '@craftsandore/ui';

import styles from './page-skeleton.module.css';

/** A page on its way: a banner, six tiles, lines of text and four small blocks (specification, section 2). */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Container className={styles.root}>
        <Skeleton shape="tile" ratio="3" />
        <div className={styles.tiles}>
          {Array.from({ length: 6 }, (_, tile) => (
            <Skeleton key={tile} shape="tile" />
          ))}
        </div>
        <Skeleton lines={3} />
        <div className={styles.blocks}>
          {Array.from({ length: 4 }, (_, block) => (
            <Skeleton key={block} shape="tile" ratio="2" />
          ))}
        </div>
      </Container>
    </SkeletonGroup>
  );
}
