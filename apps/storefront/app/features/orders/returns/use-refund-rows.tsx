import type { OrderRefund } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Total } from '../../../components/total.tsx';
import { PaidHow } from '../paid-how.tsx';

/** What was paid back, how, and what is to be until when, as rows of a list. */
export function useRefundRows() {
  const { t } = useTranslation();
  const { date } = useLocale();

  return ({ refunds, toRefund, refundDueOn }: OrderRefund) => [
    ...refunds.map(({ amount, ...paid }) => ({
      term: t('returns.paid'),
      description: (
        <>
          <Total amount={amount} />
          <PaidHow {...paid} />
        </>
      ),
    })),
    ...(refundDueOn
      ? [
          {
            term: t('returns.toRefund'),
            description: (
              <>
                <Total amount={toRefund} />
                <Text size="xs" tone="muted">
                  {t('returns.by', { day: date(refundDueOn) })}
                </Text>
              </>
            ),
            strong: true,
          },
        ]
      : []),
  ];
}
