import { attemptChannels, attemptOutcomes, type DeskFigures } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  DataTable,
  type DataTableColumn,
  DescriptionList,
  EmptyState,
  Panel,
  Text,
} from '@craftsandore/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './desk-figures.module.css';
import { Meter } from '../../../components/meter.tsx';

type PanelProps = { figures: DeskFigures };

/** Orders that do not count, or that nobody has answered about. */
export function LeftOut({ figures: { span } }: PanelProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const kinds = ['open', 'unreachable', 'expired', 'duplicate', 'fake'] as const;

  return (
    <Panel title={t('deskFigures.left')}>
      <DescriptionList
        items={kinds.map((kind) => ({
          term: t(`deskLeft.${kind}`),
          description: number(span[kind]),
        }))}
      />
    </Panel>
  );
}

/** Why orders ended that nobody has confirmed. */
export function Reasons({ figures: { reasons } }: PanelProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('deskFigures.reasons')}>
      <Bars
        none={t('deskFigures.noReasons')}
        bars={reasons.map(({ reason, orders }) => ({
          name: reason ? t(`cancelReason.${reason}`) : t('deskFigures.noReason'),
          count: orders,
        }))}
      />
    </Panel>
  );
}

/** When customers answer a call. */
export function CallsByHour({ figures: { hours } }: PanelProps) {
  const { t } = useTranslation();
  const { time } = useLocale();
  // A day on which the clocks do not change.
  const hourOf = (hour: number) => time(`2026-01-01T${String(hour).padStart(2, '0')}:00+02:00`);
  return (
    <Panel title={t('deskFigures.hours')}>
      <Bars
        none={t('deskFigures.noHours')}
        bars={hours.map(({ hour, calls, answered }) => ({
          name: hourOf(hour),
          count: answered,
          of: calls,
        }))}
      />
    </Panel>
  );
}

type BarsProps = { none: string; bars: { name: string; count: number; of?: number }[] };

/** Counts as bars: of what each could be, or of the highest. */
function Bars({ none, bars }: BarsProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  if (bars.length === 0) return <Text tone="muted">{none}</Text>;
  const highest = Math.max(...bars.map(({ count }) => count), 1);

  return (
    <ul className={styles.bars}>
      {bars.map(({ name, count, of }) => (
        <li key={name}>
          <span>{name}</span>
          <span>
            {of === undefined
              ? number(count)
              : t('deskFigures.answeredOf', { count: of, answered: number(count) })}
          </span>
          <Meter share={count / (of || highest)} />
        </li>
      ))}
    </ul>
  );
}

type OutcomeRow = { outcome: string } & Partial<Record<(typeof attemptChannels)[number], number>>;

/** What came of attempts, by how customers were reached, or wrote. */
export function Outcomes({ figures: { outcomes } }: PanelProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const columns = useMemo((): DataTableColumn<OutcomeRow>[] => {
    const channels = attemptChannels.filter((one) =>
      outcomes.some(({ channel }) => channel === one),
    );
    return [
      {
        id: 'outcome',
        header: t('deskFigures.outcome'),
        rowHeader: true,
        stacked: 'full',
        cell: ({ outcome }) => outcome,
      },
      ...channels.map((channel): DataTableColumn<OutcomeRow> => ({
        id: channel,
        header: t(`attemptChannel.${channel}`),
        stackedLabel: t(`attemptChannel.${channel}`),
        align: 'end',
        cell: (row) => (row[channel] ? number(row[channel]) : '–'),
      })),
    ];
  }, [outcomes, t, number]);
  const rows = attemptOutcomes.flatMap((outcome): OutcomeRow[] => {
    const counts = outcomes
      .filter((one) => one.outcome === outcome)
      .map(({ channel, count }) => [channel, count] as const);
    if (counts.length === 0) return [];
    return [{ outcome: t(`attemptOutcome.${outcome}`), ...Object.fromEntries(counts) }];
  });

  return (
    <Panel flush title={t('deskFigures.outcomes')}>
      <DataTable
        label={`${t('deskFigures.outcomes')}: ${t('deskFigures.outcome')}`}
        columns={columns}
        rows={rows}
        rowKey={({ outcome }) => outcome}
        loadingLabel={t('failure.loading')}
        empty={<EmptyState title={t('deskFigures.noOutcomes')} />}
        density="compact"
      />
    </Panel>
  );
}
