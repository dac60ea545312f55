import { type CustomerOrderDetails, timelineOf } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Timeline, type TimelineStep } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What has happened to an order and when, where it stands, what is still to come. */
export function OrderTimeline({ history }: Pick<CustomerOrderDetails, 'history'>) {
  const { t } = useTranslation();
  const { date, time } = useLocale();

  const steps = timelineOf(history).map(({ statusName, state, step }): TimelineStep => ({
    title: t(`orderStatus.${statusName}`),
    detail: step && date(step.createdAt) + t('list.comma') + time(step.createdAt),
    state,
  }));

  return <Timeline steps={steps} />;
}
