import type { DeskFigures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { Figure, Figures } from '../figure.tsx';
import { usePercent } from './use-percent.ts';

/** The four figures by which the desk is judged, each against as many days before. */
export function DeskSpanFigures({ figures: { span, before } }: { figures: DeskFigures }) {
  const { t } = useTranslation();
  const { decimal, duration, number } = useLocale();
  const percent = usePercent();
  const none = t('deskFigures.none');
  const { firstAttemptMinutes, attemptsPerConfirmation } = span;
  const minutes = (count: number) => duration(count * 60_000);

  return (
    <Figures>
      <Figure
        name={t('deskFigures.rate')}
        value={span.confirmationRate === null ? none : percent(span.confirmationRate)}
        words={[
          <Points from={before.confirmationRate} to={span.confirmationRate} />,
          t('deskFigures.ofCounted', {
            ...{ count: span.counted, confirmed: number(span.confirmed) },
          }),
        ]}
      />
      <Figure
        name={t('deskFigures.delivery')}
        value={span.deliveryRate === null ? none : percent(span.deliveryRate)}
        words={[
          <Points from={before.deliveryRate} to={span.deliveryRate} />,
          t('deskFigures.ofParcels', {
            count: span.delivered + span.returned,
            delivered: number(span.delivered),
          }),
        ]}
      />
      <Figure
        name={t('deskFigures.firstAttempt')}
        value={firstAttemptMinutes ? minutes(firstAttemptMinutes.half) : none}
        words={[
          firstAttemptMinutes &&
            t('deskFigures.most', { duration: minutes(firstAttemptMinutes.most) }),
        ]}
      />
      <Figure
        name={t('deskFigures.attempts')}
        value={attemptsPerConfirmation === null ? none : decimal(attemptsPerConfirmation)}
        words={[
          before.attemptsPerConfirmation === null
            ? t('reports.nothingBefore')
            : t('deskFigures.was', { value: decimal(before.attemptsPerConfirmation) }),
        ]}
      />
    </Figures>
  );
}

/** By how many points a rate has changed; nothing to compare with where there was nothing then. */
function Points({ from, to }: { from: number | null; to: number | null }) {
  const { t } = useTranslation();
  if (from === null || to === null) return t('reports.nothingBefore');
  const count = Math.round(to * 100) - Math.round(from * 100);
  if (count === 0) return t('reports.same');
  return count > 0
    ? t('deskFigures.up', { count })
    : t('deskFigures.down', { count: Math.abs(count) });
}
