import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Container, MailIcon, PhoneIcon, WhatsAppIcon } from '@craftsandore/ui';

import { contactDetails } from '../../shell/contact-details.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Partners } from '../../shell/partners.tsx';
import styles from './contact-page.module.css';
import { ContactSection } from './contact-section.tsx';

/** The ways to reach the shop: by form, phone, chat and mail. */
export function ContactPage() {
  const { t } = useLocale();
  const { phone, whatsApp, email } = contactDetails;

  return (
    <>
      <PageMeta title={t('contact.title')} description={t('contact.description')} />
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
