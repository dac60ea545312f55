import { type ApiClient, attempt } from '@craftsandore/api-client';
import { listCategories, listFacets, listProducts } from '@craftsandore/contract';
import { data } from 'react-router-dom';

import { toListFacets } from '../features/catalogue/list/list-facets.ts';
import { type Reading, toListed, toListedPage } from '../features/catalogue/list/listed-product.ts';
import {
  filtersOf,
  readProductSearch,
  woodsOf,
} from '../features/catalogue/list/product-search.ts';
import { ProductsPage } from '../features/catalogue/list/products-page.tsx';
import { productChoices } from '../seo/canonical-address.ts';
import { apiContext, isAbsence } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/products';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = readProductSearch(new URL(request.url).searchParams);

  // The list works without the categories, and its filters without counts.
  const asked = Promise.all([
    api(listCategories, {}).catch(() => []),
    api(listFacets, { query: filtersOf(search) }).catch(() => null),
  ]);
  const found = await attempt(api(listProducts, { query: search }));
  const [categories, counted] = await asked;
  const locale = context.get(localeContext);
  const facets = toListFacets(counted, { search, categories, locale });
  const reading = { locale, now: new Date(), woods: woodsOf(search) };
  const shared = { search, categories, facets };
  if (found.ok) {
    const page = toListedPage(found.value, reading);
    const popular = page.totalCount > 0 ? [] : await bestSelling(api, reading);
    const isAbsent = page.products.length === 0 && search.page > 1;
    return data({ ...shared, popular, page, isAbsent }, isAbsent ? 404 : 200);
  }
  if (isAbsence(found.refusal)) {
    const page = { products: [], totalCount: 0, perPage: 1 };
    return data({ ...shared, page, isAbsent: true }, 404);
  }
  return data({ ...shared, page: null, refusal: found.refusal }, 503);
}

/** A few best-selling products; the page works without them. */
async function bestSelling(api: ApiClient, reading: Reading) {
  const query = { sort: 'best-selling', inStock: 'true', perPage: 4 } as const;
  return api(listProducts, { query }).then(
    ({ products }) => products.map((product) => toListed(product, reading)),
    () => [],
  );
}

export const headers = publicPage;

export const handle: PageHandle = { query: ['page', ...productChoices] };

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}
