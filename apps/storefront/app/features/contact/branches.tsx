import type { Branch } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, Link, MapPinIcon, Text } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { jsonLd, StructuredData } from '../../seo/structured-data.tsx';
import { useStorefront } from '../../session/context.ts';
import styles from './branches.module.css';

/** Where customers can come to, and when. */
export function Branches({ branches }: { branches: readonly Branch[] }) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const { shop, settings } = useStorefront();
  const titleId = useId();

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Heading level={2} size="h3" id={titleId}>
        {t('contact.branches')}
      </Heading>
      <ul className={styles.list}>
        {branches.map((branch) => {
          const hours = locale === 'ar' ? branch.hoursAr : branch.hours;
          return (
            <li key={branch.name}>
              <Heading level={3} size="h4">
                <bdi>{local(branch, 'name')}</bdi>
              </Heading>
              <Text>
                <bdi>{local(branch, 'address')}</bdi>
              </Text>
              {hours && (
                <Text size="sm" tone="muted">
                  <bdi>{hours}</bdi>
                </Text>
              )}
              {branch.map && (
                <Link href={branch.map} target="_blank" rel="noreferrer" className={styles.map}>
                  <MapPinIcon />
                  {t('contact.map')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <StructuredData
        json={
          import.meta.env.SSR
            ? jsonLd({
                '@graph': branches.map((branch) => ({
                  '@type': 'Store',
                  name: `${shop.name}, ${local(branch, 'name')}`,
                  telephone: shop.phone,
                  address: {
                    '@type': 'PostalAddress',
                    streetAddress: local(branch, 'address'),
                    addressCountry: 'EG',
                  },
                  ...(branch.map && { hasMap: branch.map }),
                  parentOrganization: { '@id': `${settings.storefrontUrl}/#organization` },
                })),
              })
            : ''
        }
      />
    </section>
  );
}
