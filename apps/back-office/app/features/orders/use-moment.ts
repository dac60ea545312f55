import { useLocale } from '@craftsandore/i18n/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes when something happened: `Today 10:42`, `Yesterday 18:30`, `18 Nov 2026`. */
export function useMoment(): (moment: string) => string {
  const { t } = useTranslation();
  const { daysAgo, time, shortDate } = useLocale();

  return useCallback(
    (moment) => {
      switch (daysAgo(moment)) {
        case 0:
          return t('orders.today', { time: time(moment) });
        case 1:
          return t('orders.yesterday', { time: time(moment) });
        default:
          return shortDate(moment);
      }
    },
    [t, daysAgo, time, shortDate],
  );
}
