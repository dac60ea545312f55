import type { Adjustment, Piastres, Quote } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { aroundFee } from '@craftsandore/rules';
import type { DescriptionListItem } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Money } from '../../components/money.tsx';

type Rest = {
  fee: ReactNode;
  /** Stands before the total. */
  days?: DescriptionListItem[];
  /** Null while nobody knows it. */
  total: Piastres | null;
};

/** The rows of what an order comes to, each discount in its own words. */
export function useSums(
  { costBreakdown, adjustments }: Pick<Quote, 'costBreakdown' | 'adjustments'>,
  { fee, days = [], total }: Rest,
): DescriptionListItem[] {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { above, below } = aroundFee(adjustments);
  const row = (adjustment: Adjustment): DescriptionListItem => ({
    term: <bdi>{local(adjustment, 'label')}</bdi>,
    // Of delivery, before anybody knows where to.
    description: adjustment.amount ? <Money amount={adjustment.amount} /> : t('cart.byGovernorate'),
  });
  return [
    {
      term: t('sums.subtotal'),
      description: <Money amount={costBreakdown.subtotal} />,
      ruled: true,
    },
    ...above.map(row),
    { term: t('sums.shippingFees'), description: fee },
    ...below.map(row),
    ...days,
    ...(total === null
      ? []
      : [
          {
            term: t('order.total'),
            description: <Money amount={total} />,
            strong: true,
            ruled: true,
          },
        ]),
  ];
}
