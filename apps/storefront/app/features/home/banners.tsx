import type { Banner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Container, Heading, Text } from '@craftsandore/ui';

import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './banners.module.css';

/** What the shop wants seen just now. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { local } = useLocale();
  if (banners.length === 0) return null;

  return (
    <Container className={styles.root}>
      {banners.map(({ id, value }) => (
        <section
          key={id}
          className={styles.banner}
          aria-label={local(value, 'header') || local(value, 'details') || undefined}
        >
          <div className={styles.words}>
            {value.header && <Heading level={2}>{local(value, 'header')}</Heading>}
            <Text tone="soft">{local(value, 'details')}</Text>
          </div>
          <div className={styles.photo}>
            <ProductPhoto
              photo={value.photo}
              url={value.imageUrl}
              alt=""
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
