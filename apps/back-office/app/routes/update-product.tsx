import { getProduct, listCategories, updateProduct } from '@craftsandore/contract';
import { lazy } from 'react';

import { settingsContext } from '../context.ts';
import { staffApi } from '../guard.ts';
import { pathParams } from '../path-params.ts';
import type { Route } from './+types/update-product';
import { useProductCalls } from './product-calls.ts';

// Forms are heavy; theirs comes while the frame already stands.
const ProductPage = lazy(() =>
  import('../features/products/product-page.tsx').then(({ ProductPage }) => ({
    default: ProductPage,
  })),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, updateProduct.access);
  const params = pathParams(getProduct, args.params);
  const [product, categories] = await Promise.all([
    api(getProduct, { params }),
    api(listCategories, {}),
  ]);
  const shop = args.context.get(settingsContext).storefrontUrl;
  return { api, product, categories, shopHref: new URL(`/product/${product.id}`, shop).href };
}

export default function UpdateProductRoute({ loaderData }: Route.ComponentProps) {
  const { api, ...shown } = loaderData;
  const { onUpdate, ...designCalls } = useProductCalls(api, shown.product.id);

  return <ProductPage {...shown} isNew={false} designCalls={designCalls} onSave={onUpdate} />;
}
