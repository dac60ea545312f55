import { listCategories, listProducts, pageCount } from '@craftsandore/contract';
import { data, redirect } from 'react-router-dom';

import { CategoryPage } from '../features/catalogue/list/category-page.tsx';
import { categoryHref } from '../features/catalogue/list/product-search.ts';
import { toListedPage } from '../features/catalogue/list/listed-product.ts';
import { apiContext, orNotFound } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { readPage } from '../navigation/read-page.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/category';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = readPage(new URL(request.url).searchParams);

  const [categories, products] = await orNotFound(
    Promise.all([
      api(listCategories, {}),
      api(listProducts, { query: { categoryIds: params.id, page } }),
    ]),
  );
  const lastPage = pageCount(products);
  if (page > lastPage) throw redirect(categoryHref(params.id, lastPage));
  if (products.products.length === 0) throw redirect('/products'); // specification, section 2

  const category = categories.find(({ id }) => id === products.products[0]?.categoryId);
  if (!category) throw data(null, 404);
  return { category, categories, products: toListedPage(products), page };
}

export const headers = publicPage;

export const handle: PageHandle = { query: ['page'] };

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
