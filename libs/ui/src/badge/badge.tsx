import styles from './badge.module.css';

export type BadgeProps = {
  count: number;
  /** Writes the number in the digits of the page. */
  format?: (count: number) => string;
};

const HIGHEST_COUNT = 99;

/** A count on the corner of an icon button, whose own label must say it too. */
export function Badge({ count, format = String }: BadgeProps) {
  if (count <= 0) return null;

  return (
    // A new key per count starts the little pulse again.
    <span key={count} className={styles.root} aria-hidden="true">
      {count > HIGHEST_COUNT ? `${format(HIGHEST_COUNT)}+` : format(count)}
    </span>
  );
}
