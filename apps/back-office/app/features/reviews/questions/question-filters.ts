import { listStaffQuestions } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../../list/list-address.ts';

const Filters = listStaffQuestions.query.extend({ perPage: RowsPerPage });

/** What the address of the list of questions asks for: those without an answer, unless it says otherwise. */
export type QuestionFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function questionFiltersIn(url: string): QuestionFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function questionsPath({ part, ...filters }: Partial<QuestionFilters> = {}): string {
  const said = part === 'unanswered' ? undefined : part;
  return listPath('/admin-questions', { ...filters, ...(said && { part: said }) });
}
