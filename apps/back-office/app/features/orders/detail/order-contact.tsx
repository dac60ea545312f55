import type { StaffOrderDetails } from '@craftsandore/contract';
import { addressLines, formatPhone, joinAddress } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  ButtonLink,
  CopyIcon,
  PhoneIcon,
  VisuallyHidden,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShop } from '../../../session/shop.ts';
import { whatsAppHref } from '../whats-app-href.ts';
import styles from './order-contact.module.css';

const copiedShownMs = 2000;

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
      <CopyButton text={label.filter(Boolean).join('\n')} />
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

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copying, setCopying] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!copying) return;
    const timer = setTimeout(() => setCopying(undefined), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copying]);

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        iconBefore={<CopyIcon />}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopying('copied'),
            () => setCopying('failed'),
          )
        }
      >
        {t(`copyAddress.${copying ?? 'ready'}`)}
      </Button>
      {/* Apart from the button, whose name it would take away. */}
      <VisuallyHidden role="status">{copying && t(`copyAddress.${copying}`)}</VisuallyHidden>
    </>
  );
}
