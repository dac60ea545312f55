import type { ResponseBody, suggest } from '@craftsandore/contract';
import { categoryPath, productPath } from '@craftsandore/contract/plain';
import type { LocaleTools } from '@craftsandore/i18n/react';

type Suggestions = ResponseBody<typeof suggest>;

/** One thing that may be meant by what is being typed. */
export type Suggestion =
  | { kind: 'term'; term: string }
  | { kind: 'category'; category: Suggestions['categories'][number] }
  | { kind: 'product'; product: Suggestions['products'][number] };

/** The page of what a suggestion names. */
export const pathOf = (
  suggestion: Exclude<Suggestion, { kind: 'term' }>,
  local: LocaleTools['local'],
): string =>
  suggestion.kind === 'product'
    ? productPath(suggestion.product.id, local(suggestion.product, 'name'))
    : categoryPath(suggestion.category.id, local(suggestion.category, 'name'));
