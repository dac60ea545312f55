import { refusalOf } from '@craftsandore/api-client';
import {
  getCategory,
  listCategories,
  listFacets,
  listProducts,
  pageCount,
} from '@craftsandore/contract';
import { categoryPath } from '@craftsandore/contract/plain';
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
import { apiContext, isAbsence, orNotFound } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { pagePathsOf, sendToPath } from '../server/page-paths.server.ts';
import type { Route } from './+types/category';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const {
    query: _,
    categoryIds: __,
    ...asked
  } = readProductSearch(new URL(request.url).searchParams);
  const { sort, page } = asked;

  const filters = { ...filtersOf(asked), categoryIds: params.id };
  const [category, categories, products, counted] = await orNotFound(
    Promise.all([
      // With what is said of it; a hidden one is not there.
      api(getCategory, { params: { id: params.id } }).catch((error: unknown) => {
        if (isAbsence(refusalOf(error))) return null;
        throw error;
      }),
      api(listCategories, {}),
      api(listProducts, { query: { ...filters, page, ...(sort && { sort }) } }),
      // The list works without counts.
      api(listFacets, { query: filters }).catch(() => null),
    ]),
  );
  const isEmpty = products.totalCount === 0 && filterCount(asked) === 0;
  if (isEmpty) throw redirect('/products'); // specification, section 2
  if (!category) throw data(null, 404);

  const locale = context.get(localeContext);
  const paths = pagePathsOf(category, categoryPath);
  sendToPath(request, paths[locale]);
  const search: ProductSearch = { ...asked, categoryIds: category.id, inCategory: paths[locale] };
  const lastPage = pageCount(products);
  if (page > lastPage) throw redirect(productSearchHref({ ...search, page: lastPage }));
  const facets = toListFacets(counted, { search, categories, locale });
  return {
    paths,
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
