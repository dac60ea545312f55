import { formatPhone } from '@craftsandore/i18n';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useShop } from '../../session/context.ts';

/** Whom the order is placed with, as the law asks to say it beside the button. */
export function SellerLine() {
  const { t } = useTranslation();
  const { seller, phone, email } = useShop();
  if (!seller) return null;

  return (
    <Text size="xs" tone="muted">
      {t('checkout.seller', { ...seller, phone: formatPhone(phone), email })}
    </Text>
  );
}
