import { useLocale } from '@craftsandore/i18n/react';
import { Photo, Rings } from '@craftsandore/ui';

import type { BannerFields } from './banner-fields.ts';
import styles from './banner-preview.module.css';

/** The banner as shoppers would see it with what is typed now. */
export function BannerPreview({ typed, src }: { typed: BannerFields; src: string | undefined }) {
  const { t, local } = useLocale();
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <bdi className={styles.header}>{local(typed, 'header') || t('banners.header')}</bdi>
        <bdi>{local(typed, 'details')}</bdi>
      </div>
      {src ? (
        <Photo src={src} alt="" ground="fill" ratio="fill-box" className={styles.picture} />
      ) : (
        <span className={styles.missing}>
          <Rings size="sm" />
        </span>
      )}
    </div>
  );
}
