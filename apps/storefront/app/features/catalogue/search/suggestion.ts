import type { ResponseBody, suggest } from '@craftsandore/contract';

type Answer = ResponseBody<typeof suggest>;

/** One thing that may be meant by what is being typed. */
export type Suggestion =
  | { kind: 'term'; term: string }
  | { kind: 'category'; category: Answer['categories'][number] }
  | { kind: 'product'; product: Answer['products'][number] };
