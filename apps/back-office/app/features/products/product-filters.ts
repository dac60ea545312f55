import { listStaffProducts } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listStaffProducts.query.extend({ perPage: RowsPerPage });

/** What the address of the product list asks for. */
export type ProductFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): ProductFilters {
  return filtersFrom(Filters, url);
}

/** The URL of the list with these filters. Defaults are left out. */
export function productsPath({
  removed,
  archived,
  ...filters
}: Partial<ProductFilters> = {}): string {
  return listPath('/products', {
    ...filters,
    ...(removed && { removed }),
    ...(archived && { archived }),
  });
}

/** The address where a product is made; with an id, where the one just made gets its first design. */
export function addProductPath(newProductId?: number): string {
  return newProductId ? `/add-product?product=${newProductId}` : '/add-product';
}

/** The address where a product is changed. */
export function updateProductPath(id: number): string {
  return `/update-product/${id}`;
}

/** The address where a product is taken out of the shop. */
export function removeProductPath(id: number): string {
  return `/remove-product/${id}`;
}

/** The address where the stock of a design is followed. */
export function stockMovementsPath(productId: number, designId: number): string {
  return `${updateProductPath(productId)}/stock/${designId}`;
}

/** Where files of products are brought in; its action also takes them out. */
export const importProductsPath = '/products/import';

/** The address of the grid with these filters. */
export function gridPath(filters: Partial<ProductFilters> = {}): string {
  return listPath('/products/grid', filters);
}
