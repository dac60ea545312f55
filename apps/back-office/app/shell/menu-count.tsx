import { useLocale } from '@craftsandore/i18n/react';
import { VisuallyHidden } from '@craftsandore/ui';

import styles from './menu-count.module.css';

/** How much waits behind an entry of the menu, and in words for who does not see the menu. */
export function MenuCount({ count, words }: { count: number; words: string }) {
  const { number } = useLocale();
  return (
    <span className={styles.root}>
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
