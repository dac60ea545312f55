import { listPromotions } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listPromotions.query.extend({ perPage: RowsPerPage });

/** What the address of the list of promotions asks for. */
export type PromotionFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function promotionFiltersIn(url: string): PromotionFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function promotionsPath(filters: Partial<PromotionFilters> = {}): string {
  return listPath('/admin-promotions', filters);
}

/** The address where a promotion is made. */
export const addPromotionPath = '/admin-promotions/new';

/** The address where a promotion is changed. */
export function promotionPath(id: number): string {
  return `/admin-promotions/${id}`;
}

/** The address of the dialog that deletes a promotion. */
export function deletePromotionPath(id: number): string {
  return `${promotionPath(id)}/delete`;
}
