import type { SearchMiss } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, type DataTableColumn, IconButton, XIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from '../search-tables.module.css';
import { addMissPath } from './miss-filters.ts';

export type MissCalls = {
  onAdd: (miss: SearchMiss) => void;
  onDismiss: (miss: SearchMiss) => Promise<void>;
};

export function useMissColumns({ onAdd, onDismiss }: MissCalls): DataTableColumn<SearchMiss>[] {
  const { t } = useTranslation();
  const { number, shortDate, time } = useLocale();

  return [
    {
      id: 'query',
      header: t('misses.query'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ query }) => <bdi className={styles.words}>{query}</bdi>,
    },
    {
      id: 'count',
      header: t('misses.count'),
      stackedLabel: t('misses.count'),
      cell: ({ count }) => number(count),
    },
    {
      id: 'last',
      header: t('misses.last'),
      stackedLabel: t('misses.last'),
      stacked: 'full',
      cell: ({ lastAt }) => (
        <time dateTime={lastAt} className={styles.muted}>
          {t('moment.dateAndTime', { date: shortDate(lastAt), time: time(lastAt) })}
        </time>
      ),
    },
    {
      id: 'actions',
      header: t('misses.actions'),
      headerHidden: true,
      align: 'end',
      stacked: 'full',
      cell: (miss) => (
        <span className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('misses.addOf', { query: miss.query })}
            data-opens={addMissPath(miss.id)}
            onClick={() => onAdd(miss)}
          >
            {t('misses.add')}
          </Button>
          <IconButton
            size="sm"
            label={t('misses.dismiss', { query: miss.query })}
            onClick={() => void onDismiss(miss)}
          >
            <XIcon />
          </IconButton>
        </span>
      ),
    },
  ];
}
