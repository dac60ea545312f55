import { Readable } from 'node:stream';

import type { ApiClient } from '@craftsandore/api-client';
import { listProducts } from '@craftsandore/contract';

import { feedColumns, type FeedPlace, feedLine, feedRowsOf } from '../seo/product-feed.ts';

const perCall = 100;

/** All that is for sale as a file of tab-separated values: no more of it than one call is in memory. */
export async function productFeed(
  api: ApiClient,
  place: FeedPlace,
): Promise<ReadableStream<Uint8Array>> {
  const read = (page: number) => api(listProducts, { query: { page, perPage: perCall } });
  // Before anything is sent, so that who comes while the API is away is told so.
  const first = await read(1);

  async function* lines() {
    yield feedLine(feedColumns);
    for (let page = 1, found = first; ; found = await read(++page)) {
      const rows = found.products.flatMap((product) => feedRowsOf(product, place));
      yield rows.map((row) => feedLine(feedColumns.map((column) => row[column]))).join('');
      if (page * perCall >= found.totalCount || found.products.length === 0) return;
    }
  }

  const bytes = Readable.from(lines(), { objectMode: false });
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>; // one stream, with types of its own in Node
}
