import { listSynonymGroups } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listSynonymGroups.query.extend({ perPage: RowsPerPage });

/** What the address of the list of synonyms asks for. */
export type SynonymFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function synonymFiltersIn(url: string): SynonymFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function synonymsPath(filters: Partial<SynonymFilters> = {}): string {
  return listPath('/admin-search/synonyms', filters);
}

/** The address where a group is made, with a word to begin with. */
export function addSynonymsPath(term?: string): string {
  const path = '/admin-search/synonyms/new';
  return term ? `${path}?${new URLSearchParams({ term })}` : path;
}

/** The address of the dialog that deletes a group. */
export function deleteGroupPath(id: number): string {
  return `${synonymGroupPath(id)}/delete`;
}

/** The address where a group is changed. */
export function synonymGroupPath(id: number): string {
  return `/admin-search/synonyms/${id}`;
}
