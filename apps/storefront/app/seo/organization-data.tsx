import { markFile } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { useStorefront } from '../session/context.ts';
import type { ShopWords } from '../session/shop.ts';
import { jsonLd, StructuredData } from './structured-data.tsx';

/** Who keeps the shop. */
export function OrganizationData() {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const { settings, shop } = useStorefront();

  return (
    <StructuredData
      json={
        import.meta.env.SSR
          ? jsonLd(
              organization(
                settings.storefrontUrl,
                shop,
                t('footer.about', { year: ordinal(shop.foundedIn) }),
              ),
            )
          : ''
      }
    />
  );
}

function organization(site: string, shop: ShopWords, description: string) {
  const { name, phone, email, social, seller, foundedIn, mark, picturesUrl } = shop;
  return {
    '@type': 'OnlineStore',
    '@id': `${site}/#organization`,
    name,
    description,
    url: `${site}/`,
    logo: mark ? `${picturesUrl}/${markFile(mark, 512)}` : `${site}/icons/512.png`,
    foundingDate: String(foundedIn),
    sameAs: Object.values(social).filter((page) => page !== null),
    ...(seller && {
      legalName: seller.legalName,
      taxID: seller.taxCard,
      address: { '@type': 'PostalAddress', streetAddress: seller.address, addressCountry: 'EG' },
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      areaServed: 'EG',
      availableLanguage: ['ar', 'en'],
    },
  };
}
