import type { Branch } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { ClockIcon, Container, MailIcon, PhoneIcon, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { useShop } from '../../session/context.ts';
import { chatAddress } from '../../session/shop.ts';
import { Partners } from '../../shell/footer/partners.tsx';
import { Branches } from './branches.tsx';
import styles from './contact-page.module.css';
import { ContactSection } from './contact-section.tsx';

type ContactPageProps = { branches: readonly Branch[] };

/** The ways to reach the shop: by form, phone, chat and mail, and where it is. */
export function ContactPage({ branches }: ContactPageProps) {
  const { t } = useTranslation();
  const shop = useShop();
  const { phone, email, hours } = shop;

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
            <a href={chatAddress(shop)}>{t('contact.startChat')}</a>
          </li>
          <li>
            <MailIcon />
            <span>{t('account.email')}</span>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
          {hours && (
            <li>
              <ClockIcon />
              <span>{t('contact.hours')}</span>
              <span className={styles.hours}>{hours}</span>
            </li>
          )}
        </ul>
        {branches.length > 0 && <Branches branches={branches} />}
      </Container>
      <Partners />
    </>
  );
}
