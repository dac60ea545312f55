import type { PageMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Pagination } from '@craftsandore/ui';

import { ordersPath, type OrderFilters } from './order-filters.ts';

/** How many orders there are, which of them are shown, and the way to the others. */
export function OrdersPaging({ filters, meta }: { filters: OrderFilters; meta: PageMeta }) {
  const { t, number } = useLocale();
  const { page, perPage, totalCount: count, pageCount } = meta;
  const first = Math.min((page - 1) * perPage + 1, count);
  const last = Math.min(page * perPage, count);

  return (
    <>
      <span role="status">{t('orders.range', { first, last, count })}</span>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(page) => ordersPath({ ...filters, page })}
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
