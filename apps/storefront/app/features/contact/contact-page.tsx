import { formatPhone } from '@craftsandore/i18n';
import { Container, MailIcon, PhoneIcon, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { contactDetails } from '../../seo/contact-details.ts';
import { HeadTags } from '../../seo/head-tags.tsx';
import { Partners } from '../../shell/footer/partners.tsx';
import styles from './contact-page.module.css';
import { ContactSection } from './contact-section.tsx';

/** The ways to reach the shop: by form, phone, chat and mail. */
export function ContactPage() {
  const { t } = useTranslation();
  const { phone, whatsApp, email } = contactDetails;

  return (
    <>
      <HeadTags title={t('contact.title')} description={t('contact.description')} />
      <Container>
        <div className={styles.section}>
          <ContactSection headingLevel={1} />
        </div>
        <ul className={styles.ways}>
          <li>
            <PhoneIcon />
            <span>{t('contact.phone')}</span>
            <a href={`tel:${phone}`}>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </a>
          </li>
          <li>
            <WhatsAppIcon />
            <span>{t('contact.whatsApp')}</span>
            <a href={whatsApp}>{t('contact.startChat')}</a>
          </li>
          <li>
            <MailIcon />
            <span>{t('account.email')}</span>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        </ul>
      </Container>
      <Partners />
    </>
  );
}
