import styles from './saved-dot.module.css';
import { useSaved } from './use-saved.ts';

/** Marks the way to what is saved, once something is. */
export function SavedDot() {
  const isAny = useSaved(({ items }) => items !== null && items.length > 0);
  return isAny && <span className={styles.root} />;
}
