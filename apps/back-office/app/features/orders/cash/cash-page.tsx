import type { Result } from '@craftsandore/api-client';
import {
  type CashFigures,
  type CashParcel,
  cashParts,
  pageMeta,
  piastres,
  signedPiastres,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import {
  Axes,
  Button,
  ButtonLink,
  Notice,
  PageHeader,
  Panel,
  Price,
  Segmented,
  Select,
  Skeleton,
} from '@craftsandore/ui';
import { Suspense, use, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import toolbar from '../../../list/list-toolbar.module.css';
import { After } from '../../../list/after.tsx';
import type { ListPromise } from '../../../list/list-table.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { useCarriers } from '../parcels/use-carriers.ts';
import { type CashFilters, newRemittancePath } from './cash-filters.ts';

const CarriersTable = lazily(() =>
  import('./cash-tables.tsx').then(({ CarriersTable }) => CarriersTable),
);
const DaysTable = lazily(() => import('./cash-tables.tsx').then(({ DaysTable }) => DaysTable));
const ParcelsTable = lazily(() =>
  import('./cash-tables.tsx').then(({ CashParcelsTable }) => CashParcelsTable),
);

export type CashPromise = Promise<Result<CashFigures>>;

type CashPageProps = {
  filters: CashFilters;
  cash: CashPromise;
  parcels: ListPromise<CashParcel>;
  /** Makes a file for Excel. */
  file: { isPending: boolean; onStart: () => void };
  onFilter: (filters: CashFilters) => void;
  onRetry: () => void;
};

/** A list of what a call answers at once. */
const listOf = <Row,>(cash: CashPromise, rowsOf: (cash: CashFigures) => Row[]): ListPromise<Row> =>
  cash.then((result) => {
    if (!result.ok) return result;
    const data = rowsOf(result.value);
    return { ok: true, value: { data, meta: pageMeta(1, 100, data.length) } };
  });

/** What carriers owe and since when, day by day, and the parcels of which something is open. */
export function CashPage({ filters, cash, parcels, file, onFilter, onRetry }: CashPageProps) {
  const { t } = useTranslation();
  const [shownCash, shown] = [useDeferredValue(cash), useDeferredValue(parcels)];
  const carriers = useMemo(() => listOf(shownCash, (all) => all.carriers), [shownCash]);
  const days = useMemo(() => listOf(shownCash, (all) => all.days), [shownCash]);
  const names = useCarriers();
  const narrow = (wanted: Partial<CashFilters>) => onFilter({ ...filters, ...wanted, page: 1 });

  return (
    <>
      <PageTitle>{t('nav.cash')}</PageTitle>
      <PageHeader
        title={t('nav.cash')}
        meta={t('cash.words')}
        actions={
          <>
            <Button variant="secondary" loading={file.isPending} onClick={file.onStart}>
              {t('cash.export')}
            </Button>
            <ButtonLink href={newRemittancePath}>{t('cash.take')}</ButtonLink>
          </>
        }
      />
      <div className={columns.stack}>
        <Suspense fallback={<CashWaiting />}>
          <After all={[carriers, days, shown]}>
            <Figures cash={shownCash} />
            <Panel title={t('cash.who')} flush>
              <CarriersTable list={carriers} isStale={shownCash !== cash} onRetry={onRetry} />
            </Panel>
            <Panel title={t('cash.open')} flush>
              <div className={toolbar.root}>
                <Segmented
                  label={t('cash.show')}
                  options={[
                    { value: '' as const, label: t('cash.all') },
                    ...cashParts.map((part) => ({ value: part, label: t(`cashPart.${part}`) })),
                  ]}
                  value={filters.part ?? ''}
                  onChange={(part) => narrow({ part })}
                />
                <Select
                  label={t('booking.carrier')}
                  labelHidden
                  value={filters.carrier ?? ''}
                  onChange={({ target }) =>
                    narrow({ carrier: names.find((name) => name === target.value) ?? '' })
                  }
                >
                  <option value="">{t('parcels.allCarriers')}</option>
                  {names.map((name) => (
                    <option key={name} value={name}>
                      {t(`carrierName.${name}`)}
                    </option>
                  ))}
                </Select>
              </div>
              <ParcelsTable
                list={shown}
                isStale={shown !== parcels}
                filters={filters}
                onRetry={onRetry}
              />
            </Panel>
            <Panel title={t('cash.week')} flush>
              <DaysTable list={days} isStale={shownCash !== cash} onRetry={onRetry} />
            </Panel>
          </After>
        </Suspense>
      </div>
    </>
  );
}

/** The four numbers that say how things stand; nothing where they could not be read, which the tables say. */
function Figures({ cash }: { cash: CashPromise }) {
  const { t } = useTranslation();
  const { moneyParts, money } = useLocale();
  const moment = useMoment();
  const result = use(cash);
  if (!result.ok) return <p>{t('cash.failed')}</p>;
  const { carriers } = result.value;
  const sumOf = (part: 'owed' | 'differences' | 'away' | 'unknown') => ({
    amount: signedPiastres(carriers.reduce((sum, carrier) => sum + carrier[part].amount, 0)),
    count: carriers.reduce((sum, carrier) => sum + carrier[part].count, 0),
  });
  const since = carriers.flatMap((carrier) => carrier.since ?? []).toSorted()[0];
  const unknown = sumOf('unknown');
  const figure = (name: string, part: 'owed' | 'differences' | 'away') => {
    const { amount, count } = sumOf(part);
    return {
      name,
      word: <Price {...moneyParts(amount)} />,
      line: t('cash.parcels', { count }),
    };
  };
  return (
    <>
      <Axes
        axes={[
          figure(t('cash.owed'), 'owed'),
          { name: t('cash.oldest'), word: since ? moment(since) : t('cash.nothingOwed') },
          figure(t('cash.differences'), 'differences'),
          figure(t('cash.away'), 'away'),
        ]}
      />
      {unknown.count > 0 && (
        <Notice tone="warning">
          {t('cash.unknown', {
            count: unknown.count,
            amount: money(piastres(unknown.amount)),
          })}
        </Notice>
      )}
    </>
  );
}

function CashWaiting() {
  const { t } = useTranslation();
  const names = [t('cash.owed'), t('cash.oldest'), t('cash.differences'), t('cash.away')];
  return (
    <>
      <Axes axes={names.map((name) => ({ name, word: <Skeleton />, line: <Skeleton /> }))} />
      <Panel title={t('cash.who')} flush>
        <RowsWaiting />
      </Panel>
    </>
  );
}
