import type { ApiClient } from '@craftsandore/api-client';
import { listCategories, listProducts } from '@craftsandore/contract';
import { data } from 'react-router';

import { toListed, toListedPage } from '../features/catalog/listed-product.ts';
import { readProductSearch } from '../features/catalog/product-search.ts';
import { ProductsPage } from '../features/catalog/products-page.tsx';
import { apiContext, isAbsence } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { sentenceOf } from '../shop/failure.ts';
import type { Route } from './+types/products';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = readProductSearch(new URL(request.url).searchParams);

  // The list works without the categories.
  const categories = api(listCategories, {}).catch(() => []);
  try {
    const page = await api(listProducts, { query: search });
    const popular = page.totalCount > 0 ? [] : await bestSelling(api);
    return {
      ...{ search, categories: await categories, popular },
      page: toListedPage(page),
      failure: null,
    };
  } catch (error) {
    if (isAbsence(error)) {
      const none = { products: [], totalCount: 0, perPage: 1 };
      return data({ search, categories: await categories, page: none, failure: null }, 404);
    }
    const failed = { search, categories: await categories, page: null, failure: sentenceOf(error) };
    return data(failed, 503);
  }
}

/** A few best-selling products; the page works without them. */
async function bestSelling(api: ApiClient) {
  const query = { sort: 'best-selling', inStock: 'true', perPage: 4 } as const;
  return api(listProducts, { query }).then(
    ({ products }) => products.map(toListed),
    () => [],
  );
}

export const headers = publicPage;

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}
