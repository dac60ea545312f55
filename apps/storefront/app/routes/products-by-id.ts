import { listProductsById } from '@craftsandore/contract';
import { data } from 'react-router-dom';

import { toListed } from '../features/catalogue/list/listed-product.ts';
import { apiContext, orUnavailable } from '../server/api.server.ts';
import { localeContext } from '../server/language.server.ts';
import { textFile } from '../server/text-file.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/products-by-id';

/** Everybody asks for other ones. */
const aMinute = { 'Cache-Control': 'private, max-age=60' };

/** Products by their ids, for pages that remember some in the browser: without the API's client and its schemas. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = { ids: new URL(request.url).searchParams.get('ids') ?? '' };
  if (!listProductsById.query.safeParse(query).success) throw data(null, 404);
  const products = await orUnavailable(context.get(apiContext)(listProductsById, { query }));
  const reading = { locale: context.get(localeContext), now: new Date() };
  const listed = products.map((product) => toListed(product, reading));
  return textFile(JSON.stringify(listed), 'application/json', aMinute);
}

export const handle: PageHandle = { query: ['ids'] };
