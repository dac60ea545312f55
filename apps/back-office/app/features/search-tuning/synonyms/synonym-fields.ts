import { SynonymFields as Sent, type SynonymGroup } from '@craftsandore/contract';
import { z } from 'zod';

/** A group as it is typed: a word or a phrase on each line. */
type TypedGroup = { terms: string; note: string };

export const SynonymFields = z.object({
  terms: z
    .string()
    .refine((typed) => !problemOf(typed))
    .transform(termsIn),
  note: Sent.shape.note.unwrap(),
});
export type SentGroup = z.output<typeof SynonymFields>;

/** The fields of a group; those of a new one begin with `term`, where there is one. */
export function fieldsOfGroup(group: SynonymGroup | undefined, term?: string): TypedGroup {
  return { terms: group?.terms.join('\n') ?? (term ? `${term}\n` : ''), note: group?.note ?? '' };
}

/** The words and phrases of what was typed, each once. */
export function termsIn(typed: string): string[] {
  const terms = typed.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  return [...new Set(terms.filter(Boolean))];
}

/** Why these words make no group. The key of a sentence. */
export function problemOf(
  typed: string,
): 'synonyms.tooFew' | 'synonyms.tooMany' | 'synonyms.tooLong' | undefined {
  const [issue] = Sent.shape.terms.safeParse(termsIn(typed)).error?.issues ?? [];
  if (!issue) return undefined;
  if (issue.path.length > 0) return 'synonyms.tooLong';
  return issue.code === 'too_small' ? 'synonyms.tooFew' : 'synonyms.tooMany';
}

/** Whether two groups say the same, in the same order. */
export function isSame(some: string[], others: string[]): boolean {
  return some.join('\n') === others.join('\n');
}
