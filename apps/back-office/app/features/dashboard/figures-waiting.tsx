import { Skeleton } from '@craftsandore/ui';

import styles from './figures.module.css';

/** As many as will come, and as high, so that nothing below moves when they do. */
export function FiguresWaiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.root}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.waiting} />
      ))}
    </div>
  );
}
