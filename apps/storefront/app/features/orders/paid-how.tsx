import type { Deposits } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type PaidHowProps = Omit<Deposits['payments'][number], 'amount'> & {
  /** Whether it came from the customer, and went not to them. */
  isDeposit?: boolean;
};

/** When and how money moved, and what the bank calls that. */
export function PaidHow({ at, method, reference, isDeposit = false }: PaidHowProps) {
  const { t } = useTranslation();
  const { date } = useLocale();
  const how =
    isDeposit && method === 'wallet' ? t('deposit.fromWallet') : t(`refundMethod.${method}`);

  return (
    <>
      <Text size="xs" tone="muted">
        {date(at) + t('list.comma') + how}
      </Text>
      {/* Of an exchange it is the new order, which is led to. */}
      {reference && method !== 'exchange' && (
        <Text size="xs" tone="muted">
          {/* In one piece where there is room: nobody stops reading at a hyphen. */}
          {t('returns.reference')} <bdi style={{ display: 'inline-block' }}>{reference}</bdi>
        </Text>
      )}
    </>
  );
}
