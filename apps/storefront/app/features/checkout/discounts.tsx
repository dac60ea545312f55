import type { Adjustment } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { Money } from '../../components/money.tsx';

/** What promotions take off, each in its own words, as rows of a sum. */
export function useDiscounts(adjustments: readonly Adjustment[]) {
  const { t } = useTranslation();
  const { local } = useLocale();
  return adjustments.map((adjustment) => ({
    term: <bdi>{local(adjustment, 'label')}</bdi>,
    // Of delivery, before anybody knows where to.
    description: adjustment.amount ? <Money amount={adjustment.amount} /> : t('cart.byGovernorate'),
  }));
}
