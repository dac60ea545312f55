import type { Piastres } from '@craftsandore/contract';
import type { MoneyParts } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Price, type PriceProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type MoneyProps = Pick<PriceProps, 'size' | 'className'> & {
  amount: Piastres;
  /** Written in another way than as a price. */
  parts?: MoneyParts;
  /** The lowest of several prices, as "from LE 250". */
  isFrom?: boolean | undefined;
};

/** A price in pounds, written in the page's language and read out in full. */
export function Money({ amount, isFrom, parts, ...rest }: MoneyProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const pounds = t('shop.pounds', { count: Math.abs(amount) / 100 });
  return (
    <>
      {isFrom && `${t('shop.from')} `}
      <Price
        {...rest}
        {...(parts ?? moneyParts(amount))}
        label={amount < 0 ? t('shop.minus', { amount: pounds }) : pounds}
      />
    </>
  );
}
