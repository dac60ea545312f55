import { type OrderStep, statusesToCome } from '@craftsandore/contract';
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

  const toCome = statusesToCome(history.at(-1)?.statusName ?? '').map((name): TimelineStep => {
    return { title: t(`orderStatus.${name}`), state: 'todo' };
  });

  return <Timeline steps={[...taken, ...toCome]} />;
}

function stateOfLast(status: OrderStep['statusName']) {
  if (status === 'cancelled') return 'cancelled';
  return status === 'delivered' ? 'done' : 'now';
}
