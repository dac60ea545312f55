import type { Result } from '@craftsandore/api-client';
import {
  type listReturns,
  openReturnParts,
  type OwedOrder,
  type ResponseBody,
  type ReturnFigures as Figures,
  returnParts,
  type StaffReturn,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Segmented } from '@craftsandore/ui';
import { Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { After } from '../../../list/after.tsx';
import { ListSearch } from '../../../list/list-search.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import type { ListPromise } from '../../../list/list-table.tsx';
import { LiveList } from '../../../list/live-list.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useNewer } from '../../../live/use-newer.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { NoteDestination } from '../refunds/destination-calls.ts';
import { LiveOwed } from './live-owed.tsx';
import type { ReturnFilters } from './return-filters.ts';
import { ReturnFigures } from './return-figures.tsx';

const ReturnsTable = lazily(() =>
  import('./returns-table.tsx').then(({ ReturnsTable }) => ReturnsTable),
);

const OwedOrders = lazily(() => import('./owed-orders.tsx').then(({ OwedOrders }) => OwedOrders));

type ReturnsPromise = Promise<Result<ResponseBody<typeof listReturns>>>;

type ReturnsPageProps = {
  filters: ReturnFilters;
  returns: ReturnsPromise;
  figures: Promise<Result<Figures>>;
  /** Of which money is owed for no return. */
  owed: Promise<Result<OwedOrder[]>>;
  onNoteDestination: NoteDestination;
  onFilter: (filters: ReturnFilters) => void;
  onRetry: () => void;
};

/** Pieces that come back: what waits for somebody here, why they come back and of which products. */
export function ReturnsPage({
  filters,
  returns,
  figures,
  owed,
  onNoteDestination,
  onFilter,
  onRetry,
}: ReturnsPageProps) {
  const { t } = useTranslation();
  const [current, setNewer] = useNewer<ListPromise<StaffReturn>>(returns);
  const counted = useDeferredValue(returns);
  const shown = useDeferredValue(current);
  const [currentOwed, setNewerOwed] = useNewer(owed);
  const shownOwed = useDeferredValue(currentOwed);
  const narrow = (wanted: Partial<ReturnFilters>) => onFilter({ ...filters, ...wanted, page: 1 });
  const parts = { part: filters.part, onChange: (part: Part) => narrow({ part }) };

  return (
    <>
      <PageTitle>{t('nav.returns')}</PageTitle>
      <PageHeader
        title={t('nav.returns')}
        meta={
          <Suspense>
            <ToDo returns={counted} />
          </Suspense>
        }
      />
      <LiveList of="return" list={current} onNewer={setNewer} />
      <div className={columns.columns}>
        <Card padded={false}>
          <div className={toolbar.root}>
            <Suspense fallback={<Parts {...parts} />}>
              <CountedParts {...parts} returns={counted} />
            </Suspense>
            <ListSearch
              className={toolbar.search}
              query={filters.query ?? ''}
              placeholder={t('returns.searchFor')}
              onSearch={(query) => narrow({ query })}
            />
          </div>
          <Suspense fallback={<RowsWaiting />}>
            <ReturnsTable
              returns={shown}
              isStale={shown !== current}
              filters={filters}
              onRetry={onRetry}
            />
          </Suspense>
        </Card>
        <div className={columns.stack}>
          <Suspense>
            <After all={[shown, figures]}>
              <OwedOrders owed={shownOwed} onNote={onNoteDestination} />
              <ReturnFigures figures={figures} />
            </After>
          </Suspense>
        </div>
      </div>
      <Suspense>
        <LiveOwed owed={shownOwed} onNewer={setNewerOwed} />
      </Suspense>
    </>
  );
}

/** How many wait for somebody here: to be answered, or with a refund that is on its fifth day. */
function ToDo({ returns }: { returns: ReturnsPromise }) {
  const { t } = useTranslation();
  const result = use(returns);
  if (!result.ok) return null;
  const { counts, late } = result.value.meta;
  return t('returns.toDo', { count: counts.answer + late });
}

type Part = ReturnFilters['part'];
type PartsProps = { part: Part; onChange: (part: Part) => void };
type Counts = ResponseBody<typeof listReturns>['meta']['counts'];

function CountedParts({ returns, ...rest }: PartsProps & { returns: ReturnsPromise }) {
  const result = use(returns);
  return <Parts {...rest} counts={result.ok ? result.value.meta.counts : undefined} />;
}

function Parts({ part, onChange, counts }: PartsProps & { counts?: Counts | undefined }) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const labelOf = (name: (typeof returnParts)[number]) => {
    const words = t(`returnPart.${name}`);
    const counted = openReturnParts.find((open) => open === name);
    // A zero reads as a stop in Arabic.
    return counts && counted && counts[counted] > 0 ? `${words} ${number(counts[counted])}` : words;
  };
  return (
    <Segmented
      label={t('returns.show')}
      options={[
        ...returnParts.map((name) => ({ value: name, label: labelOf(name) })),
        { value: 'all' as const, label: t('returns.all') },
      ]}
      value={part}
      onChange={onChange}
    />
  );
}
