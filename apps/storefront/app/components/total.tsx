import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useShop } from '../session/context.ts';

/** An amount as the mini cart and a customer's orders show it: two decimals, the sign that the owner has chosen. */
export function Total({ amount }: { amount: Piastres }) {
  const { t } = useTranslation();
  const { totalParts } = useLocale();
  const parts = totalParts(amount, useShop().currencySign);
  const { sign, value, currency } = parts;
  if (!currency) return <Price {...(sign && { sign })} value={value} dir="ltr" />;

  const pounds = t('shop.pounds', { count: Math.abs(amount) / 100 });
  return <Price {...parts} label={sign ? t('shop.minus', { amount: pounds }) : pounds} />;
}
