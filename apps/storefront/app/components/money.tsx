import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price, type PriceProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type MoneyProps = Pick<PriceProps, 'size' | 'className'> & { amount: Piastres };

/** A price in pounds, written in the page's language and read out in full. */
export function Money({ amount, ...rest }: MoneyProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  return (
    <Price {...rest} {...moneyParts(amount)} label={t('shop.pounds', { count: amount / 100 })} />
  );
}
