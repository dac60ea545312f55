import type { ResponseBody, suggest } from '@craftsandore/contract';

type Suggestions = ResponseBody<typeof suggest>;

/** One thing that may be meant by what is being typed. */
export type Suggestion =
  | { kind: 'term'; term: string }
  | { kind: 'category'; category: Suggestions['categories'][number] }
  | { kind: 'product'; product: Suggestions['products'][number] };
