import { Photo, Rings } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../../components/as-in-shop.tsx';
import styles from './category-preview.module.css';

/** The category's card as customers would see it with the values typed so far. */
export function CategoryPreview({ name, src }: { name: string; src: string | undefined }) {
  const { t } = useTranslation();
  return (
    <AsInShop>
      <div className={styles.root}>
        {src ? (
          <Photo src={src} alt="" ground="fill" ratio="16 / 10" className={styles.photo} />
        ) : (
          <span className={styles.missing}>
            <Rings size="sm" />
          </span>
        )}
        <bdi className={styles.name}>{name || t('categories.name')}</bdi>
      </div>
    </AsInShop>
  );
}
