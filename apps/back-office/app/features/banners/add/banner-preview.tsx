import { useLocale } from '@craftsandore/i18n/react';
import { Photo, Rings } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../../components/as-in-shop.tsx';
import type { TypedBanner } from './banner-fields.ts';
import styles from './banner-preview.module.css';

/** The banner as customers would see it with the values typed so far. */
export function BannerPreview({ typed, src }: { typed: TypedBanner; src: string | undefined }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  return (
    <AsInShop>
      <div className={styles.root}>
        <div className={styles.words}>
          <bdi className={styles.header}>{local(typed, 'header') || t('banners.header')}</bdi>
          <bdi>{local(typed, 'details')}</bdi>
        </div>
        {src ? (
          <Photo src={src} alt="" ground="fill" ratio="fill-box" className={styles.photo} />
        ) : (
          <span className={styles.missing}>
            <Rings size="sm" />
          </span>
        )}
      </div>
    </AsInShop>
  );
}
