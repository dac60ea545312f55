import { useLocale } from '@craftsandore/i18n/react';
import { Button, Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './bulk-bar.module.css';

export type BulkConfirm = {
  onConfirm: () => void;
  isPending: boolean;
  /** The orders that were not confirmed at the last try, and why. */
  refused: { orderId: number; refusal: string }[];
  /** Why the whole try failed. */
  failure?: string | undefined;
};

type BulkBarProps = BulkConfirm & { count: number; onClear: () => void };

/** What can be done with the ticked orders, and what came of it. */
export function BulkBar({ count, onClear, onConfirm, isPending, refused, failure }: BulkBarProps) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const hasNews = Boolean(failure) || refused.length > 0;

  return (
    <>
      {!isPending && hasNews && (
        <Notice tone="danger" role="alert" className={styles.notice}>
          {failure}
          {refused.length > 0 && (
            <>
              {t('orders.notConfirmed')}
              <ul>
                {refused.map(({ orderId, refusal }) => (
                  <li key={orderId}>
                    <bdi>{orderNumber(orderId)}</bdi>: <bdi>{refusal}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {count > 0 && (
        <div className={styles.root}>
          <span role="status">{t('orders.ticked', { count })}</span>
          <Button size="sm" loading={isPending} onClick={() => !isPending && onConfirm()}>
            {t('orders.confirmTicked')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            {t('orders.untick')}
          </Button>
        </div>
      )}
    </>
  );
}
