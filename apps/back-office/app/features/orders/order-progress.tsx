import {
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  type OrderStatusId,
  type OrderStep,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Timeline, type TimelineStep } from '@craftsandore/ui';

/** The way of an order so far, and what would follow. */
export function OrderProgress({ history }: { history: OrderStep[] }) {
  const { t, shortDate, time } = useLocale();

  const taken = history.map(({ statusName, createdAt, staffName }, index): TimelineStep => {
    const moment = { date: shortDate(createdAt), time: time(createdAt) };
    return {
      title: t(`orderStatus.${statusName}`),
      detail: staffName
        ? t('order.byStaff', { ...moment, name: staffName })
        : t('order.byCustomer', moment),
      state: index < history.length - 1 ? 'done' : stateOfLast(statusName),
    };
  });

  const toCome = stepsAfter(history.at(-1)?.statusId).map((id): TimelineStep => {
    return { title: t(`orderStatus.${orderStatusName(id)}`), state: 'todo' };
  });

  return <Timeline steps={[...taken, ...toCome]} />;
}

function stateOfLast(status: OrderStep['statusName']) {
  if (status === 'cancelled') return 'cancelled';
  return status === 'delivered' ? 'done' : 'now';
}

/** The steps forward from here, when nobody cancels. */
function stepsAfter(id: OrderStatusId | undefined): OrderStatusId[] {
  const forward = id && nextOrderStatuses(id).find((next) => next !== OrderStatus.cancelled);
  return forward ? [forward, ...stepsAfter(forward)] : [];
}
