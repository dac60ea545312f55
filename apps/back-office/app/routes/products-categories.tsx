import { listStaffCategories, listStaffProducts } from '@craftsandore/contract';
import { Outlet } from 'react-router-dom';

import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/products-categories';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** The categories for the filter of the product list inside. The list works without them. */
export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStaffProducts.access);
  return { categories: api(listStaffCategories, {}).catch(() => []) };
}

/** Asked for once: what is done in the list is one request. */
export const shouldRevalidate = () => false;

export default function ProductsCategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData.categories} />;
}
