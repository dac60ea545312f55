import type { Adjustment } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { Money } from '../../components/money.tsx';

/** What promotions take off, each in its own words, as rows of a sum. */
export function useDiscounts(adjustments: readonly Adjustment[]) {
  const { local } = useLocale();
  return adjustments.map((adjustment) => ({
    term: <bdi>{local(adjustment, 'label')}</bdi>,
    description: <Money amount={adjustment.amount} />,
  }));
}
