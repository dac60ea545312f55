import type { Result } from '@craftsandore/api-client';
import type { SynonymGroup } from '@craftsandore/contract';

import { useEditForm } from '../../../form/use-edit-form.ts';
import { fieldsOfGroup, type SentGroup, SynonymFields } from './synonym-fields.ts';

/** Keeps what was typed; `seen` is the group as the person who typed knows it, undefined for a new one. */
export type SaveGroup = (
  fields: SentGroup,
  seen: SynonymGroup | undefined,
) => Promise<Result<SynonymGroup | undefined>>;

export type SynonymFormState = ReturnType<typeof useSynonymForm>;

/** The form of a group, or of one that is not yet there and begins with `firstTerm`. */
export function useSynonymForm(group: SynonymGroup | undefined, firstTerm?: string) {
  return useEditForm({
    name: group ? `synonyms-${group.id}` : 'synonyms',
    kept: group,
    fieldsOf: (kept: SynonymGroup | undefined) => fieldsOfGroup(kept, firstTerm),
    schema: SynonymFields,
  });
}
