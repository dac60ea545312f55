import type { MoneyEntry } from '@craftsandore/contract';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PaymentReference } from '../../../components/payment-reference.tsx';

/** How money moved, and what the bank or the carrier calls it, as far as there is anything to say. */
export function useMoneyFacts() {
  const { t } = useTranslation();

  return ({ kind, method, paidTo, reference }: MoneyEntry): ReactNode[] => [
    // Whatever is with a carrier is cash.
    ...(kind === 'deposit' || kind === 'refunded' ? [t(`moneyMethod.${method}`)] : []),
    ...(paidTo ? [t('refundTo.paidTo', { end: `\u2066${paidTo}\u2069` })] : []),
    ...(reference
      ? [
          <Fragment key="reference">
            {t('money.reference')} <PaymentReference>{reference}</PaymentReference>
          </Fragment>,
        ]
      : []),
  ];
}
