import { photoUrl, type Figures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Link, Photo, Tag, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './low-stock.module.css';

/** 40 pixels of CSS on a dense screen. */
const thumbnailPixels = 80;

/** As many as fit beside the sales, even with names of two lines. */
const most = 5;

/** The designs with the least stock. */
export function LowStock({ designs }: { designs: Figures['lowStock'] }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  if (designs.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {t('dashboard.enoughStock')}
      </Text>
    );
  }

  return (
    <ul className={styles.root}>
      {designs.slice(0, most).map((design) => (
        <li key={design.productDesignId} className={styles.design}>
          <Photo
            src={design.photo && photoUrl(design.photo, thumbnailPixels)}
            alt=""
            width={40}
            height={40}
          />
          <span className={styles.words}>
            <Link href={`/update-product/${design.productId}`}>
              <bdi>{local(design, 'name')}</bdi>
            </Link>
            <bdi className={styles.small}>{local(design, 'designName')}</bdi>
          </span>
          <Tag tone={design.stock > 0 ? 'warning' : 'danger'}>
            {t('dashboard.left', { count: design.stock })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
