import type { SearchResponse } from './measure.ts';
import type { Query } from './sets.ts';

const perPage = 100;

/** Asks a running API each query of a set, as a customer would. */
export async function askAll(
  apiUrl: string,
  keys: Map<number, string>,
  queries: Query[],
): Promise<SearchResponse[]> {
  const responses: SearchResponse[] = [];
  for (const query of queries) {
    const search = new URLSearchParams({ query: query.query, perPage: String(perPage) });
    const reply = await fetch(`${apiUrl}/products?${search}`);
    if (!reply.ok) throw new Error(`"${query.query}" got a ${reply.status}`);
    const { data } = (await reply.json()) as { data: { products: { id: number }[] } }; // as the contract says
    responses.push({ query, found: data.products.map(({ id }) => keys.get(id) ?? String(id)) });
  }
  return responses;
}
