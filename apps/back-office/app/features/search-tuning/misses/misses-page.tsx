import type { Result } from '@craftsandore/api-client';
import { missSorts, type SearchMiss } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Segmented } from '@craftsandore/ui';
import { Suspense, use, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import toolbar from '../../../list/list-toolbar.module.css';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import {
  pageAt,
  useCloseDialog,
  useFocusAfterDialog,
  useOpenDialog,
} from '../../../navigation/dialogs.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { AddAsSynonymCalls } from './add-as-synonym.tsx';
import { addMissPath, type MissFilters } from './miss-filters.ts';
import type { MissesPromise } from './misses-table.tsx';

const MissesTable = lazily(() =>
  import('./misses-table.tsx').then(({ MissesTable }) => MissesTable),
);
// Loaded when first opened.
const AddAsSynonym = lazily(() =>
  import('./add-as-synonym.tsx').then(({ AddAsSynonym }) => AddAsSynonym),
);

type MissesPageProps = AddAsSynonymCalls & {
  filters: MissFilters;
  misses: MissesPromise;
  onFilter: (filters: MissFilters) => void;
  onDismiss: (miss: SearchMiss) => Promise<Result<unknown>>;
  onRetry: () => void;
};

/** What people searched and did not find, and the ways to deal with it. */
export function MissesPage({
  filters,
  misses,
  onFilter,
  onDismiss,
  onRetry,
  ...calls
}: MissesPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(misses);
  const openDialog = useOpenDialog();
  const closeDialog = useCloseDialog();
  const list = useRef<HTMLDivElement>(null);
  const leaving = useRef(new Set<number>());
  const sorts = missSorts.map((sort) => ({ value: sort, label: t(`missSort.${sort}`) }));

  useFocusAfterDialog(list);

  // The pressed button is gone with its row.
  const focusList = () => list.current?.focus();

  /** Once for each, however often its button is pressed before the row is gone. */
  async function dismiss(miss: SearchMiss) {
    if (leaving.current.has(miss.id)) return;
    leaving.current.add(miss.id);
    const { ok } = await onDismiss(miss);
    leaving.current.delete(miss.id);
    if (ok) focusList();
  }

  return (
    <>
      <PageTitle>{t('nav.misses')}</PageTitle>
      <PageHeader title={t('nav.misses')} meta={t('misses.words')} />
      <Card ref={list} tabIndex={-1} padded={false}>
        <div className={toolbar.root}>
          <Segmented
            label={t('misses.sort')}
            options={sorts}
            value={filters.sort ?? 'most'}
            onChange={(sort) =>
              onFilter({ ...filters, sort: sort === 'most' ? undefined : sort, page: 1 })
            }
          />
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <MissesTable
            misses={shown}
            isStale={shown !== misses}
            filters={filters}
            onAdd={({ id }) => openDialog(addMissPath(id))}
            onDismiss={dismiss}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
      <Suspense>
        <Asked misses={shown} {...calls} onClose={closeDialog} />
      </Suspense>
    </>
  );
}

type AskedProps = AddAsSynonymCalls & { misses: MissesPromise; onClose: () => void };

/** The dialog of the search that the address names. */
function Asked({ misses, ...rest }: AskedProps) {
  const result = use(misses);
  const { pathname } = useLocation();
  const rows = result.ok ? result.value.data : [];
  if (pageAt(pathname) === pathname) return null;
  return (
    // A boundary of its own: the navigation does not wait for the dialog's code.
    <Suspense key={pathname}>
      <AskedMiss named={rows.find(({ id }) => addMissPath(id) === pathname)} {...rest} />
    </Suspense>
  );
}

type AskedMissProps = Omit<AskedProps, 'misses'> & { named: SearchMiss | undefined };

/** Stays when its row has left the list, until it is closed. */
function AskedMiss({ named, onClose, ...calls }: AskedMissProps) {
  const [miss] = useState(named);
  return miss && <AddAsSynonym {...calls} miss={miss} onClose={onClose} onAdded={onClose} />;
}
