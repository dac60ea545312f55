import { type Piastres, signedPiastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './new-order-page.module.css';

type OrderSumProps = {
  subtotal: Piastres;
  /** What is asked for beside the prices; null for nothing. */
  adjustment: { reason: string; amount: Piastres } | null;
  /** Null where nobody has said to where. */
  fee: Piastres | null;
  isPending: boolean;
};

/** What the customer pays, and the button that orders. */
export function OrderSum({ subtotal, adjustment, fee, isPending }: OrderSumProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const total = signedPiastres(subtotal + (adjustment?.amount ?? 0) + (fee ?? 0));
  const modifier = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

  return (
    <div className={styles.sum}>
      <dl className={styles.costs}>
        <div>
          <dt>{t('sums.subtotal')}</dt>
          <dd>
            <Price {...moneyParts(subtotal)} />
          </dd>
        </div>
        {adjustment && (
          <div>
            <dt>
              <bdi>{adjustment.reason}</bdi>
            </dt>
            <dd>
              <Price {...moneyParts(adjustment.amount)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('sums.shippingFees')}</dt>
          <dd>{fee === null ? '–' : <Price {...moneyParts(fee)} />}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('phoneOrder.toPay')}</dt>
          <dd>
            <Price {...moneyParts(total)} />
          </dd>
        </div>
      </dl>
      <Button
        type="submit"
        block
        loading={isPending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        iconAfter={
          <kbd dir="ltr" aria-hidden="true" className={styles.key}>
            {modifier} ↵
          </kbd>
        }
      >
        {t('phoneOrder.place')}
      </Button>
    </div>
  );
}
