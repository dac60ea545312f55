import type { Banner } from '@craftsandore/contract';
import { categoryPath } from '@craftsandore/contract/plain';
import { photoWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Container, Heading, Link, Text } from '@craftsandore/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './banners.module.css';

/** More would push the products out of sight. */
const most = 3;

/** What the shop wants seen just now: the first banner wide, the others beside it. */
export function Banners({ banners: all }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const banners = all.slice(0, most);
  if (banners.length === 0) return null;

  return (
    <Container className={styles.root} data-count={banners.length}>
      {banners.map(({ id, value }) => (
        <section
          key={id}
          className={styles.banner}
          aria-label={
            local(value, 'header') || local(value, 'details') || photoWords(value, locale)
          }
        >
          <div className={styles.words}>
            {value.header && <Heading level={2}>{local(value, 'header')}</Heading>}
            <Text tone="soft" className={styles.details}>
              {local(value, 'details')}
            </Text>
            <Link
              variant="arrow"
              className={styles.link}
              href={
                value.link ??
                (value.category
                  ? categoryPath(value.category.id, local(value.category, 'name'))
                  : '/products')
              }
            >
              {value.link
                ? t('home.discoverMore')
                : value.category
                  ? local(value.category, 'name')
                  : t('home.allProducts')}
            </Link>
          </div>
          <div
            className={styles.photo}
            data-phone={value.phonePhoto ? '' : undefined}
            style={focalPoint(value)}
          >
            <ProductPhoto
              photo={value.photo}
              onPhone={value.phonePhoto}
              url={value.imageUrl}
              alt={photoWords(value, locale) ?? ''}
              ground="fill"
              ratio="fill-box"
              sizes="(width < 640px) 92vw, 45vw"
            />
          </div>
        </section>
      ))}
    </Container>
  );
}

/** Where the photo is cut, this stays in sight. */
const focalPoint = ({ focalX, focalY }: Banner['value']) =>
  ({ '--focal-point': `${focalX}% ${focalY}%` }) as CSSProperties; // React's type knows no custom properties.
