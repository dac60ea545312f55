import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price, type PriceProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type MoneyProps = Pick<PriceProps, 'size' | 'className'> & {
  amount: Piastres;
  /** The lowest of several prices, as "from LE 250". */
  isFrom?: boolean | undefined;
};

/** A price in pounds, written in the page's language and read out in full. */
export function Money({ amount, isFrom, ...rest }: MoneyProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  return (
    <>
      {isFrom && `${t('shop.from')} `}
      <Price {...rest} {...moneyParts(amount)} label={t('shop.pounds', { count: amount / 100 })} />
    </>
  );
}
