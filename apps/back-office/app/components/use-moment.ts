import { useLocale } from '@craftsandore/i18n/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const tomorrow = -1;

/**
 * Writes when something is or was: `Tomorrow 10:00`, `Today 10:42`, `Yesterday 18:30`; of other days the day alone,
 * `18 Nov 2026`, or with the time, `18 Nov 2026, 10:00`.
 */
export function useMoment(others: 'day' | 'day and time' = 'day') {
  const { t } = useTranslation();
  const { daysAgo, time, shortDate } = useLocale();

  return useCallback(
    (moment: string | Date) => {
      switch (daysAgo(moment)) {
        case 0:
          return t('moment.today', { time: time(moment) });
        case 1:
          return t('moment.yesterday', { time: time(moment) });
        case tomorrow:
          return t('moment.tomorrow', { time: time(moment) });
        default:
          return others === 'day'
            ? shortDate(moment)
            : t('moment.dateAndTime', { date: shortDate(moment), time: time(moment) });
      }
    },
    [others, t, daysAgo, time, shortDate],
  );
}
