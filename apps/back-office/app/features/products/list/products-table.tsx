import type { Result } from '@craftsandore/api-client';
import type { listStaffProducts, ResponseBody } from '@craftsandore/contract';
import type { DataTableSort } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { leavesOut } from '../../../list/list-address.ts';
import { ListTable } from '../../../list/list-table.tsx';
import { productsPath, updateProductPath, type ProductFilters } from '../product-filters.ts';
import { designRows } from './design-rows.tsx';
import { LowStockContext, useProductList } from './product-list.ts';
import { useProductColumns } from './use-product-columns.tsx';

/** A page of them, with what was searched. */
export type ProductsPromise = Promise<Result<ResponseBody<typeof listStaffProducts>>>;

type ProductsTableProps = {
  products: ProductsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  /** What the products were asked for with. */
  filters: ProductFilters;
  onFilter: (filters: ProductFilters) => void;
  onRetry: () => void;
};

export function ProductsTable({ products, filters, onFilter, ...rest }: ProductsTableProps) {
  const { t } = useTranslation();
  const { openId } = useProductList();
  const result = use(products);

  return (
    <LowStockContext value={result.ok ? result.value.meta.lowStock : 0}>
      <ListTable
        {...rest}
        list={products}
        label={t('products.list')}
        columns={useProductColumns()}
        rowKey={({ id }) => id}
        rowHref={({ id, removedAt }) => (removedAt ? undefined : updateProductPath(id))}
        subRows={(product) => (product.id === openId ? designRows(product) : undefined)}
        empty={t(leavesOut(filters) ? 'products.empty' : 'products.noneYet')}
        failed={t('failure.products')}
        sort={columnSortOf(filters.sort)}
        onSortChange={({ columnId, descending }) =>
          onFilter({ ...filters, sort: sortOfColumn(columnId, descending), page: 1 })
        }
        paging={{
          hrefOf: (wanted) => productsPath({ ...filters, ...wanted }),
          rangeWords: (range) => t('products.range', range),
        }}
      />
    </LowStockContext>
  );
}

/** Which head shows how the list is sorted; the other sorts are chosen above the table only. */
function columnSortOf(sort: ProductFilters['sort']): DataTableSort | undefined {
  const [columnId = '', direction] = sort?.split('-') ?? [];
  if (direction !== 'up' && direction !== 'down') return undefined;
  return { columnId, descending: direction === 'down' };
}

function sortOfColumn(columnId: string, descending: boolean): ProductFilters['sort'] {
  if (columnId === 'price') return descending ? 'price-down' : 'price-up';
  return descending ? 'stock-down' : 'stock-up';
}
