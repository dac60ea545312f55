import { nextOrderStatuses, orderStatusName, type OrderStatusId } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

/** Where an order can go from a status. */
export function useStatusHint(status: OrderStatusId): string {
  const { t } = useTranslation();
  const nameOf = (id: OrderStatusId) => t(`orderStatus.${orderStatusName(id)}`);
  const [forward, cancelled] = nextOrderStatuses(status);
  return forward && cancelled
    ? t('statusChange.hint', {
        from: nameOf(status),
        forward: nameOf(forward),
        cancelled: nameOf(cancelled),
      })
    : t('statusChange.final', { status: nameOf(status) });
}
