import type { StaffOrderDetails } from '@craftsandore/contract';
import { addressLines, formatPhone, joinAddress } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, PhoneIcon, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../components/copy-button.tsx';
import { useShop } from '../../../session/shop.ts';
import { whatsAppHref } from '../whats-app-href.ts';
import styles from './order-contact.module.css';

type OrderContactProps = Pick<StaffOrderDetails, 'userName' | 'orderReference' | 'shippingDetails'>;

/** Ways to contact the customer. */
export function OrderContact({ userName, orderReference, shippingDetails }: OrderContactProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { phoneNumber, secondPhoneNumber } = shippingDetails;
  const lines = addressLines(shippingDetails, locale).map((parts) => joinAddress(parts, locale));
  const phones = [phoneNumber, secondPhoneNumber ?? ''].map(formatPhone);
  const label = [userName, ...lines, ...phones];
  const { nameAr: shop } = useShop().names;
  const message = t('contactCustomer.message', { name: userName, reference: orderReference, shop });

  return (
    <div className={styles.root}>
      <CopyButton
        text={label.filter(Boolean).join('\n')}
        words={{
          ready: t('copyAddress.ready'),
          copied: t('copyAddress.copied'),
          failed: t('copyAddress.failed'),
        }}
      />
      <ButtonLink
        href={`tel:${phoneNumber}`}
        variant="secondary"
        size="sm"
        iconBefore={<PhoneIcon />}
      >
        {t('contactCustomer.call')}
      </ButtonLink>
      <ButtonLink
        href={whatsAppHref(phoneNumber, message)}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
        size="sm"
        iconBefore={<WhatsAppIcon />}
      >
        {t('contactCustomer.whatsApp')}
      </ButtonLink>
    </div>
  );
}
