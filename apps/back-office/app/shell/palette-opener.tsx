import { Button, SearchIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './palette-opener.module.css';

/** Opens the palette by hand, and tells of the keys. */
export function PaletteOpener({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const modifier = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

  return (
    <Button
      variant="secondary"
      block
      className={styles.root}
      iconBefore={<SearchIcon />}
      aria-keyshortcuts="Control+K Meta+K"
      iconAfter={
        <kbd dir="ltr" aria-hidden="true" className={styles.keys}>
          {modifier} K
        </kbd>
      }
      onClick={onOpen}
    >
      {t('palette.title')}
    </Button>
  );
}
