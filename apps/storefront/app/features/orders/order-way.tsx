import { type CustomerOrderDetails, statusesToCome } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Timeline, type TimelineStep } from '@craftsandore/ui';

/** The way of an order: what is done and when, where it is, what is still to come. */
export function OrderWay({ order }: { order: CustomerOrderDetails }) {
  const { t, date, time } = useLocale();
  const { history, status } = order;

  const steps = history.map(({ statusName, createdAt }, index): TimelineStep => {
    const isLast = index === history.length - 1;
    return {
      title: t(`orderStatus.${statusName}`),
      detail: date(createdAt) + t('list.comma') + time(createdAt),
      state: statusName === 'cancelled' ? 'cancelled' : isLast ? 'now' : 'done',
    };
  });
  return (
    <Timeline
      steps={[
        ...steps,
        ...statusesToCome(status.name).map((name) => ({
          title: t(`orderStatus.${name}`),
          state: 'todo' as const,
        })),
      ]}
    />
  );
}
