import type { PageMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Pagination } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** Which rows of how many a page shows. */
type Range = { first: number; last: number; count: number };

/** How the pages of a list are reached and counted. */
export type Paging = {
  hrefOf: (wanted: { page: number }) => string;
  /** Says the range: "1–20 of 118 orders". */
  rangeWords: (range: Range) => string;
};

type ListPagingProps = Paging & { meta: PageMeta };

/** How many rows there are, which of them are shown, and links to the other pages. */
export function ListPaging({ meta, hrefOf, rangeWords }: ListPagingProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const { page, perPage, totalCount: count, pageCount } = meta;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, count);
  const range = { first, last, count };

  return (
    <>
      <span role="status">
        {first <= count && (meta.isCut ? t('list.rangeOfMore', range) : rangeWords(range))}
      </span>
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
