import styles from './badge.module.css';

export type BadgeProps = {
  count: number;
  /** Writes the number in the digits of the page. */
  format?: (count: number) => string;
};

const highestCount = 99;

/** A count on the corner of an icon button, whose own label must say it too. */
export function Badge({ count, format = String }: BadgeProps) {
  if (count <= 0) return null;

  return (
    <span
      // A new key per count starts the little pulse again.
      key={count}
      className={styles.root}
      // Painted by CSS: "99+" as text would be a visible label that the button's name lacks.
      data-count={count > highestCount ? `${format(highestCount)}+` : format(count)}
      aria-hidden="true"
    />
  );
}
