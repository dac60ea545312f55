import type { Result } from '@craftsandore/api-client';
import {
  type listParcels,
  maxCountedParcels,
  openParcelParts,
  type Parcel,
  parcelParts,
  type ResponseBody,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { ButtonLink, Card, Link, PageHeader, Segmented, Select } from '@craftsandore/ui';
import { Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import type { ListPromise } from '../../../list/list-table.tsx';
import { LiveList } from '../../../list/live-list.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import type { Ticking } from '../../../list/use-ticked.ts';
import { useNewer } from '../../../live/use-newer.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { ordersPath, scanParcelsPath } from '../order-filters.ts';
import { allRunsPath } from '../run-paths.ts';
import type { Receive, Tell } from './parcel-calls.ts';
import type { ParcelFilters } from './parcel-filters.ts';
import styles from './parcels-page.module.css';
import { useCarriers } from './use-carriers.ts';

const ParcelsBar = lazily(() => import('./parcels-bar.tsx').then(({ ParcelsBar }) => ParcelsBar));
const ParcelsTable = lazily(() =>
  import('./parcels-table.tsx').then(({ ParcelsTable }) => ParcelsTable),
);

export type ParcelsPromise = Promise<Result<ResponseBody<typeof listParcels>>>;

type ParcelsPageProps = {
  filters: ParcelFilters;
  parcels: ParcelsPromise;
  ticking: Ticking<Parcel>;
  onTell: Tell;
  onReceive: Receive;
  onFilter: (filters: ParcelFilters) => void;
  onRetry: () => void;
};

/** Orders on their way: what waits for somebody here, and where the others are. */
export function ParcelsPage({ filters, parcels, onFilter, ...rest }: ParcelsPageProps) {
  const { t } = useTranslation();
  const [current, setNewer] = useNewer<ListPromise<Parcel>>(parcels);
  const counted = useDeferredValue(parcels);
  const shown = useDeferredValue(current);
  const carriers = useCarriers();
  const narrow = (wanted: Partial<ParcelFilters>) => onFilter({ ...filters, ...wanted, page: 1 });
  const parts = { part: filters.part ?? '', onChange: (part: Part) => narrow({ part }) };

  return (
    <>
      <PageTitle>{t('nav.parcels')}</PageTitle>
      <PageHeader
        className={styles.header}
        title={t('nav.parcels')}
        actions={
          <>
            <ButtonLink href={allRunsPath} variant="secondary">
              {t('parcels.runs')}
            </ButtonLink>
            <ButtonLink href={scanParcelsPath}>{t('scan.title')}</ButtonLink>
          </>
        }
        meta={
          <Suspense>
            <ToBook parcels={counted} />
          </Suspense>
        }
      />
      <LiveList of="parcel" list={current} onNewer={setNewer} />
      <Card padded={false}>
        <div className={toolbar.root}>
          <Suspense fallback={<Parts {...parts} />}>
            <CountedParts {...parts} parcels={counted} />
          </Suspense>
          <ListSearch
            className={toolbar.search}
            query={filters.query ?? ''}
            placeholder={t('parcels.searchFor')}
            onSearch={(query) => narrow({ query })}
          />
          <Select
            label={t('booking.carrier')}
            labelHidden
            value={filters.carrier ?? ''}
            onChange={({ target }) =>
              narrow({ carrier: carriers.find((name) => name === target.value) ?? '' })
            }
          >
            <option value="">{t('parcels.allCarriers')}</option>
            {carriers.map((name) => (
              <option key={name} value={name}>
                {t(`carrierName.${name}`)}
              </option>
            ))}
          </Select>
        </div>
        <Suspense>
          <ParcelsBar ticking={rest.ticking} />
        </Suspense>
        <Suspense fallback={<RowsWaiting />}>
          <ParcelsTable {...rest} parcels={shown} isStale={shown !== current} filters={filters} />
        </Suspense>
      </Card>
    </>
  );
}

/** How many confirmed orders have no parcel yet, and the way to them. */
function ToBook({ parcels }: { parcels: ParcelsPromise }) {
  const { t } = useTranslation();
  const result = use(parcels);
  if (!result.ok) return null;
  const count = result.value.meta.toBook;
  const words = t('parcels.toBook', { count });
  return count > 0 ? <Link href={ordersPath({ status: 'unbooked' })}>{words}</Link> : words;
}

type Part = NonNullable<ParcelFilters['part']>;
type PartsProps = { part: Part; onChange: (part: Part) => void };
type Counts = ResponseBody<typeof listParcels>['meta']['counts'];

function CountedParts({ parcels, ...rest }: PartsProps & { parcels: ParcelsPromise }) {
  const result = use(parcels);
  return <Parts {...rest} counts={result.ok ? result.value.meta.counts : undefined} />;
}

function Parts({ part, onChange, counts }: PartsProps & { counts?: Counts | undefined }) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const labelOf = (name: (typeof parcelParts)[number]) => {
    const words = t(`parcelPart.${name}`);
    const counted = openParcelParts.find((open) => open === name);
    // A zero reads as a stop in Arabic.
    const count = (counted && counts?.[counted]) ?? 0;
    if (count === 0) return words;
    const isMore = count > maxCountedParcels;
    return `${words} ${isMore ? `${number(maxCountedParcels)}+` : number(count)}`;
  };
  return (
    <Segmented
      label={t('parcels.show')}
      options={[
        { value: '' as const, label: t('parcels.all') },
        ...parcelParts.map((name) => ({ value: name, label: labelOf(name) })),
      ]}
      value={part}
      onChange={onChange}
    />
  );
}
