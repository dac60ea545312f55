import type { DeskFigures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { LineChart, Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { usePercent } from './use-percent.ts';

/** The confirmation rate of each day beside that of as many days before. The same numbers stand in the table by day. */
export function ConfirmationByDay({ figures: { span, before } }: { figures: DeskFigures }) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const percent = usePercent();
  const rates = span.days.flatMap(({ confirmationRate }) => confirmationRate ?? []);
  const inHundredths = (rate: number | null | undefined) => (rate == null ? null : rate * 100);

  return (
    <Panel title={t('deskFigures.byDay')}>
      <Text size="sm" tone="muted">
        {t('reports.span', {
          ...{ from: shortDate(span.from), to: shortDate(span.to) },
          ...{ beforeFrom: shortDate(before.from), beforeTo: shortDate(before.to) },
        })}
      </Text>
      <LineChart
        label={
          rates.length > 0
            ? t('deskFigures.chart', {
                least: percent(Math.min(...rates)),
                most: percent(Math.max(...rates)),
              })
            : t('deskFigures.noRates')
        }
        points={span.days.map(({ date, confirmationRate }, index) => ({
          name: shortDate(date),
          value: inHundredths(confirmationRate),
          before: inHundredths(before.days[index]?.confirmationRate),
        }))}
        format={(value) => percent(value / 100)}
        legend={{ now: t('reports.thisPeriod'), before: t('reports.periodBefore') }}
      />
    </Panel>
  );
}
