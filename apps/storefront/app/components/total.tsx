import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useStorefront } from '../session/context.ts';

/** An amount as the mini cart and a customer's orders show it: two decimals, the sign that the owner has chosen. */
export function Total({ amount }: { amount: Piastres }) {
  const { t } = useTranslation();
  const { totalParts } = useLocale();
  const { totalsSign } = useStorefront().settings;
  const parts = totalParts(amount, totalsSign === '$' ? '$' : 'LE');
  if (!parts.currency) return <Price value={parts.value} dir="ltr" />;

  return <Price {...parts} label={t('shop.pounds', { count: amount / 100 })} />;
}
