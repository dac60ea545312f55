import { piastres, type SalesReport } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { LineChart, Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** The sales of each day beside those of as many days before. The same numbers stand in the table by day. */
export function SalesByDay({ report: { span, before } }: { report: SalesReport }) {
  const { t } = useTranslation();
  const { money, shortDate } = useLocale();
  const totals = span.days.map(({ total }) => total);
  const written = (amount: number) => money(piastres(amount));

  return (
    <Panel title={t('reports.byDay')}>
      <Text size="sm" tone="muted">
        {t('reports.span', {
          ...{ from: shortDate(span.from), to: shortDate(span.to) },
          ...{ beforeFrom: shortDate(before.from), beforeTo: shortDate(before.to) },
        })}
      </Text>
      <LineChart
        label={t('reports.chart', {
          least: written(Math.min(...totals)),
          most: written(Math.max(...totals)),
        })}
        points={span.days.map(({ date, total }, index) => ({
          name: shortDate(date),
          value: total,
          before: before.days[index]?.total,
        }))}
        format={written}
        legend={{ now: t('reports.thisPeriod'), before: t('reports.periodBefore') }}
      />
    </Panel>
  );
}
