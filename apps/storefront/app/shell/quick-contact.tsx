import { ContactWidget, FacebookIcon, MailIcon, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useShop } from '../session/context.ts';
import { chatAddress } from '../session/shop.ts';

/** The floating ways to write to the shop (specification, section 2). */
export function QuickContact() {
  const { t } = useTranslation();
  const shop = useShop();
  const { email, social } = shop;

  return (
    <ContactWidget
      label={t('contact.quick')}
      links={[
        { href: chatAddress(shop), label: t('contact.whatsApp'), icon: <WhatsAppIcon /> },
        { href: `mailto:${email}`, label: t('account.email'), icon: <MailIcon /> },
        ...(social.facebook
          ? [{ href: social.facebook, label: t('contact.facebook'), icon: <FacebookIcon /> }]
          : []),
      ]}
    />
  );
}
