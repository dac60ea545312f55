import type { Result } from '@craftsandore/api-client';
import type { StaffPage } from '@craftsandore/contract';

import { useEditForm } from '../../../form/use-edit-form.ts';
import { fieldsOfPage, PageFields, type SentPage } from './page-fields.ts';

/** Saves what was typed over the page as the person who typed knows it. */
export type SavePage = (words: SentPage, seen: StaffPage) => Promise<Result<StaffPage>>;

export type PageForm = ReturnType<typeof usePageForm>;

/** The one form of a page: both languages, and its address. */
export function usePageForm(page: StaffPage) {
  return useEditForm({
    name: `page:${page.slug}`,
    kept: page,
    fieldsOf: fieldsOfPage,
    schema: PageFields,
  });
}
