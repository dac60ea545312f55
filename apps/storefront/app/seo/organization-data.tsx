import { useTranslation } from 'react-i18next';

import { contactDetails } from './contact-details.ts';
import { useStorefront } from '../session/context.ts';
import { StructuredData } from './structured-data.tsx';

/** Who keeps the shop. */
export function OrganizationData() {
  const { t } = useTranslation();
  const { storefrontUrl } = useStorefront().settings;

  return (
    <StructuredData
      data={
        import.meta.env.SSR ? organization(storefrontUrl, t('shop.name'), t('footer.about')) : null
      }
    />
  );
}

function organization(site: string, name: string, description: string) {
  const { phone, email, facebook, instagram, youTube } = contactDetails;
  return {
    '@type': 'OnlineStore',
    '@id': `${site}/#organization`,
    name,
    description,
    url: `${site}/`,
    logo: `${site}/icons/512.png`,
    foundingDate: '2020',
    sameAs: [facebook, instagram, youTube],
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
