import type { Query } from './sets.ts';

/** What a query found, by the keys of the products. */
export type SearchResponse = { query: Query; found: string[] };

export type Measures = {
  queries: number;
  /** Mean share of the expected products among the first ten. */
  recall: number;
  /** Share of the queries whose first product is one that may come first. */
  first: number;
  /** Rules about what must not be found that were broken, and how many of them by the first product. */
  violations: number;
  violationsAtFirst: number;
};

const looked = 10;

export function measure(responses: SearchResponse[]): Measures {
  const expecting = responses.filter(({ query }) => query.expect.length > 0);
  const mean = (values: number[]) =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 1;
  return {
    queries: responses.length,
    recall: mean(expecting.map(recallOf)),
    first: mean(expecting.map((response) => (isFirstRight(response) ? 1 : 0))),
    violations: responses.reduce(
      (sum, response) => sum + violationsOf(response, response.found),
      0,
    ),
    violationsAtFirst: responses.reduce(
      (sum, response) => sum + violationsOf(response, response.found.slice(0, 1)),
      0,
    ),
  };
}

export function recallOf({ query: { expect }, found }: SearchResponse): number {
  const hits = found.slice(0, looked).filter((key) => expect.includes(key));
  return hits.length / Math.min(looked, expect.length);
}

export const isFirstRight = ({ query: { expect, first = expect }, found: [key] }: SearchResponse) =>
  key !== undefined && first.includes(key);

export function violationsOf(
  { query: { none, never = [] } }: SearchResponse,
  found: string[],
): number {
  return (none && found.length > 0 ? 1 : 0) + found.filter((key) => never.includes(key)).length;
}
