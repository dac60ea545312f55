import { type OrderStep, timelineOf } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Timeline, type TimelineStep } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What has happened to an order, when and by whom, and what would follow. */
export function OrderTimeline({ history }: { history: OrderStep[] }) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();

  function detailOf({ createdAt, staffName: name, cancellation }: OrderStep) {
    const moment = { date: shortDate(createdAt), time: time(createdAt) };
    const by = name ? t('order.byStaff', { ...moment, name }) : t('order.byCustomer', moment);
    if (!cancellation) return by;
    const { reason, words } = cancellation;
    return (
      <>
        {by}
        <br />
        {t(`cancelReason.${reason}`)}
        {words && (
          <>
            {': '}
            <bdi>{words}</bdi>
          </>
        )}
      </>
    );
  }

  const steps = timelineOf(history).map(({ statusName, state, step }): TimelineStep => ({
    title: t(`orderStatus.${statusName}`),
    detail: step && detailOf(step),
    state,
  }));

  return <Timeline steps={steps} />;
}
