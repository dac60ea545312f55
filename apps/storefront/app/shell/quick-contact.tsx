import { ContactWidget, FacebookIcon, MailIcon, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { contactDetails } from '../seo/contact-details.ts';

/** The floating ways to write to the shop (specification, section 2). */
export function QuickContact() {
  const { t } = useTranslation();
  const { whatsApp, email, facebook } = contactDetails;

  return (
    <ContactWidget
      label={t('contact.quick')}
      links={[
        { href: whatsApp, label: t('contact.whatsApp'), icon: <WhatsAppIcon /> },
        { href: `mailto:${email}`, label: t('account.email'), icon: <MailIcon /> },
        { href: facebook, label: t('contact.facebook'), icon: <FacebookIcon /> },
      ]}
    />
  );
}
