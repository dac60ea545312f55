import type { ListedWoods } from './listed-product.ts';
import styles from './wood-swatches.module.css';

/** What a product can be had in: a colour for each wood, named for who does not see it, and how many designs there are. */
export function WoodSwatches({ kinds, names, designs }: ListedWoods) {
  return (
    <span className={styles.root}>
      <span className={styles.swatches} role="img" aria-label={names}>
        {kinds.map((wood) => (
          <span key={wood} style={{ background: `var(--wood-${wood})` }} />
        ))}
      </span>
      {designs}
    </span>
  );
}
