import { listCategories, listFacets, listProducts, pageCount } from '@craftsandore/contract';
import { data, redirect } from 'react-router-dom';

import { CategoryPage } from '../features/catalogue/list/category-page.tsx';
import { toListFacets } from '../features/catalogue/list/list-facets.ts';
import { toListedPage } from '../features/catalogue/list/listed-product.ts';
import {
  filterCount,
  filtersOf,
  productSearchHref,
  type ProductSearch,
  readProductSearch,
  woodsOf,
} from '../features/catalogue/list/product-search.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { productChoices } from '../seo/canonical-address.ts';
import { apiContext, orNotFound } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import type { Route } from './+types/category';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { query: _, ...asked } = readProductSearch(new URL(request.url).searchParams);
  const search: ProductSearch = { ...asked, categoryIds: Number(params.id), inCategory: true };
  const { sort, page } = search;

  const filters = { ...filtersOf(search), categoryIds: params.id };
  const [categories, products, counted] = await orNotFound(
    Promise.all([
      api(listCategories, {}),
      api(listProducts, { query: { ...filters, page, ...(sort && { sort }) } }),
      // The list works without counts.
      api(listFacets, { query: filters }).catch(() => null),
    ]),
  );
  const lastPage = pageCount(products);
  if (page > lastPage) throw redirect(productSearchHref({ ...search, page: lastPage }));
  const isEmpty = products.products.length === 0 && filterCount(search) === 0;
  if (isEmpty) throw redirect('/products'); // specification, section 2

  const category = categories.find(({ id }) => id === search.categoryIds);
  if (!category) throw data(null, 404);
  const locale = context.get(localeContext);
  const facets = toListFacets(counted, { search, categories, locale });
  return {
    category,
    categories,
    facets,
    search,
    page: toListedPage(products, { locale, now: new Date(), woods: woodsOf(search) }),
  };
}

export const headers = publicPage;

export const handle: PageHandle = {
  query: ['page', ...productChoices.filter((name) => name !== 'query' && name !== 'categoryIds')],
};

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
