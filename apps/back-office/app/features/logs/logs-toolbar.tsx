import { loggedMethods, statusClasses } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Select, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { endsBeforeStart } from '../../list/list-address.ts';
import { ListSearch } from '../../list/list-search.tsx';
import styles from '../../list/list-toolbar.module.css';
import { momentInEgypt, shownInEgypt } from '../../form/egypt-time.ts';
import { withWords, type LogFilters } from './log-filters.ts';

type LogsToolbarProps = { filters: LogFilters; onFilter: (filters: LogFilters) => void };

export function LogsToolbar({ filters, onFilter }: LogsToolbarProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const filterBy = (some: Partial<LogFilters>) => onFilter({ ...filters, ...some, page: 1 });
  const inWords = (moment: string | undefined) =>
    moment && t('moment.dateAndTime', { date: shortDate(moment), time: time(moment) });
  const momentOf = (shown: string) => (shown ? momentInEgypt(shown) : undefined);

  return (
    <div className={styles.root}>
      <ListSearch
        className={styles.search}
        placeholder={t('logs.searchFor')}
        query={filters.requestId ?? filters.url ?? ''}
        onSearch={(words) => onFilter(withWords(filters, words))}
      />
      <Select
        label={t('logs.method')}
        labelHidden
        value={filters.method ?? ''}
        onChange={({ target }) =>
          filterBy({ method: loggedMethods.find((method) => method === target.value) })
        }
      >
        <option value="">{t('logs.allMethods')}</option>
        {loggedMethods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </Select>
      <Select
        label={t('logs.status')}
        labelHidden
        value={filters.status ?? ''}
        onChange={({ target }) => filterBy({ status: target.value || undefined })}
      >
        <option value="">{t('logs.allStatuses')}</option>
        {statusClasses.map((name) => (
          <option key={name} value={name}>
            {t(`logStatus.${name}`)}
          </option>
        ))}
        {/^\d/.test(filters.status ?? '') &&
          !statusClasses.some((name) => name === filters.status) && (
            <option>{filters.status}</option>
          )}
      </Select>
      {/* A browser writes days as its own language does; the hints say them in the page's. */}
      <div className={styles.span}>
        <TextField
          type="datetime-local"
          label={t('list.from')}
          className={styles.end}
          value={shownInEgypt(filters.from)}
          hint={inWords(filters.from)}
          onChange={({ target }) => filterBy({ from: momentOf(target.value) })}
        />
        <TextField
          type="datetime-local"
          label={t('list.to')}
          className={styles.end}
          value={shownInEgypt(filters.to)}
          hint={inWords(filters.to)}
          error={endsBeforeStart(filters) && t('list.endsBeforeStart')}
          onChange={({ target }) => filterBy({ to: momentOf(target.value) })}
        />
      </div>
    </div>
  );
}
