import { brokenFormsOf, formsOf } from '@craftsandore/search';

/** Terms of which any one will do: لوح, ألواح. */
export type AnyTerm = string[];

/** Words that say something together: one term of each. */
export type Wording = AnyTerm[];

/** How well a wording fits what was typed. */
export type Grade = 'exact' | 'synonym' | 'prefix';

/** One way to say a word or a phrase of the query. */
export type Alternative = { wording: Wording; grade: Grade };

/** A term with its singulars and plurals. */
export const variantsOf = (term: string): AnyTerm => [
  ...new Set([term, ...brokenFormsOf(term), ...formsOf(term)]),
];

/** Whether everything that matches the narrow one matches the wide one too: "olive wood" and "olive". */
export const includes = (wide: Alternative, narrow: Alternative): boolean =>
  wide.wording.every((anyTerm) =>
    narrow.wording.some((other) => other.every((term) => anyTerm.includes(term))),
  );

/** Drops alternatives that another one of the same or a better grade includes. Of equals the first one stays. */
export function withoutNarrower(alternatives: Alternative[]): Alternative[] {
  return alternatives.filter(
    (one, at) =>
      !alternatives.some(
        (other, place) =>
          place !== at &&
          (other.grade === one.grade || other.grade === 'exact') &&
          includes(other, one) &&
          (place < at || !includes(one, other)),
      ),
  );
}
