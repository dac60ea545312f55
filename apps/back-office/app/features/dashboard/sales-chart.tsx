import { useLocale } from '@craftsandore/i18n/react';
import { VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './sales-chart.module.css';
import type { PairOfDays } from './weeks.ts';

/** In units of the SVG's view box, which is stretched to the available width. */
const column = 20;
const bar = 7;
const height = 60;

/** This week's sales beside the last one's, day by day. Those who cannot see it have the table. */
export function SalesChart({ weeks }: { weeks: PairOfDays[] }) {
  const { t } = useTranslation();
  const { dayName, money } = useLocale();
  const totals = weeks.flatMap(({ lastWeek, thisWeek }) => [lastWeek.total, thisWeek?.total ?? 0]);
  const most = Math.max(...totals, 1);
  const lengthOf = (total: number) => (total / most) * height;

  return (
    <figure className={styles.root}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * column} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {weeks.map(({ lastWeek, thisWeek }, index) => {
          const start = index * column + (column - 2 * bar) / 2;
          const before = lengthOf(lastWeek.total);
          const now = lengthOf(thisWeek?.total ?? 0);
          return (
            <g key={lastWeek.date}>
              <rect
                className={styles.before}
                x={start}
                y={height - before}
                width={bar - 1}
                height={before}
              />
              <rect
                className={styles.now}
                x={start + bar}
                y={height - now}
                width={bar - 1}
                height={now}
              />
            </g>
          );
        })}
      </svg>
      <div className={styles.days} aria-hidden="true">
        {weeks.map(({ lastWeek }) => (
          <span key={lastWeek.date}>{dayName(lastWeek.date)}</span>
        ))}
      </div>
      <figcaption className={styles.legend} aria-hidden="true">
        <span data-week="now">{t('dashboard.thisWeek')}</span>
        <span data-week="before">{t('dashboard.lastWeek')}</span>
      </figcaption>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('dashboard.byDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.weekday')}</th>
              <th scope="col">{t('dashboard.thisWeek')}</th>
              <th scope="col">{t('dashboard.lastWeek')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ lastWeek, thisWeek }) => (
              <tr key={lastWeek.date}>
                <th scope="row">{dayName(lastWeek.date)}</th>
                <td>{thisWeek && money(thisWeek.total)}</td>
                <td>{money(lastWeek.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
