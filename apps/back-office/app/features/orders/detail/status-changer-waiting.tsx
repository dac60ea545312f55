import { nextOrderStatuses, type OrderStatusId } from '@craftsandore/contract';
import { Button, Select, Skeleton } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './status-changer.module.css';
import { useStatusHint } from './use-status-hint.ts';

/** In the place of the form until its code is here, and exactly as tall: below it are the pieces. */
export function StatusChangerWaiting({ status }: { status: OrderStatusId }) {
  const { t } = useTranslation();
  const hint = useStatusHint(status);
  return (
    <div className={styles.waiting}>
      <Skeleton lines={3} />
      <div className={styles.root} aria-hidden="true">
        <Select label={t('statusChange.newStatus')} hint={hint} />
        {nextOrderStatuses(status).length > 0 && <Button block>{t('statusChange.update')}</Button>}
      </div>
    </div>
  );
}
