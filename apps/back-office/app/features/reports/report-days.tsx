import { useLocale } from '@craftsandore/i18n/react';
import { Segmented, TextField } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../../list/list-toolbar.module.css';
import { canSpan, daysOf, periodOf, periods, type ReportFilters } from './report-filters.ts';

type Days = Pick<ReportFilters, 'from' | 'to'>;

type ReportDaysProps = { days: Days; now: Date; onFilter: (days: Days) => void };

/** The days of a report: a period of usual length, or a first and a last one. */
export function ReportDays({ days, now, onFilter }: ReportDaysProps) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const period = periodOf(days, now);
  const choices = period ? periods : ([...periods, 'own'] as const);
  // Days that no report can span, as they stand while somebody changes one after the other.
  const [typed, setTyped] = useState<Days>();
  const { from, to } = typed ?? days;
  const wish = (wanted: Days) => {
    const isPossible = canSpan({ ...wanted, by: 'day' });
    setTyped(isPossible ? undefined : wanted);
    if (isPossible) onFilter(wanted);
  };

  return (
    <div className={styles.root}>
      <Segmented
        label={t('reports.period')}
        options={choices.map((value) => ({ value, label: t(`reportDays.${value}`) }))}
        value={period ?? 'own'}
        onChange={(wanted) => wanted !== 'own' && wish(daysOf(wanted, now))}
      />
      {/* A browser writes days as its own language does; the hints say them in the page's. */}
      <div className={styles.span}>
        <TextField
          type="date"
          label={t('list.from')}
          className={styles.end}
          value={from}
          hint={from && shortDate(from)}
          onChange={({ target }) => wish({ from: target.value, to })}
        />
        <TextField
          type="date"
          label={t('list.to')}
          className={styles.end}
          value={to}
          hint={to && shortDate(to)}
          error={typed && t('reports.noSuchSpan')}
          onChange={({ target }) => wish({ from, to: target.value })}
        />
      </div>
    </div>
  );
}
