import { useLocale } from '@craftsandore/i18n/react';
import { Photo, Rings } from '@craftsandore/ui';

import styles from './category-preview.module.css';

/** The category's card as shoppers would see it with what is typed now. */
export function CategoryPreview({ name, src }: { name: string; src: string | undefined }) {
  const { t } = useLocale();
  return (
    <div className={styles.root}>
      {src ? (
        <Photo src={src} alt="" ground="fill" ratio="16 / 10" className={styles.picture} />
      ) : (
        <span className={styles.missing}>
          <Rings size="sm" />
        </span>
      )}
      <bdi className={styles.name}>{name || t('categories.name')}</bdi>
    </div>
  );
}
