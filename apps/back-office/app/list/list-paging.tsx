import type { PageMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Pagination, Select } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { rowsPerPage, usualRows } from './list-address.ts';
import styles from './list-paging.module.css';

/** Which rows of how many a page shows. */
type Range = { first: number; last: number; count: number };

/** How the pages of a list are reached and counted. */
export type Paging = {
  hrefOf: (wanted: { page: number; perPage?: number }) => string;
  /** Says the range: "1–20 of 118 orders". */
  rangeWords: (range: Range) => string;
};

type ListPagingProps = Paging & {
  meta: PageMeta;
  /** There is no choice of how many rows a page has. */
  isFixedLength?: boolean;
};

/** How many rows there are, which of them are shown, how many at once, and links to the other pages. */
export function ListPaging({ meta, hrefOf, rangeWords, isFixedLength }: ListPagingProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const navigate = useNavigate();
  const { page, perPage, totalCount: count, pageCount } = meta;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, count);
  const range = { first, last, count };

  return (
    <>
      <div className={styles.rows}>
        <span role="status">
          {first <= count && (meta.isCut ? t('list.rangeOfMore', range) : rangeWords(range))}
        </span>
        {count > usualRows && !isFixedLength && (
          <Select
            label={t('list.perPage')}
            className={styles.choice}
            value={perPage}
            onChange={({ target }) =>
              // A page of another length would begin elsewhere.
              void navigate(hrefOf({ page: 1, perPage: Number(target.value) }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            {rowsPerPage.map((rows) => (
              <option key={rows} value={rows}>
                {number(rows)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf({ page })}
        format={number}
        labels={{
          navigation: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          page: (page) => t('paging.page', { page }),
        }}
      />
    </>
  );
}
