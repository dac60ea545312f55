import { getStaffProduct, listStaffCategories, updateProduct } from '@craftsandore/contract';

import { lazily } from '@craftsandore/resilience';

import { productAction } from '../features/products/edit/product-intents.ts';
import { useProductCalls } from '../features/products/edit/use-product-calls.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { settingsContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/update-product';

// Forms are heavy; theirs comes while the frame already stands.
const ProductPage = lazily(() =>
  import('../features/products/edit/product-page.tsx').then(({ ProductPage }) => ProductPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, updateProduct.access);
  const params = pathParams(getStaffProduct, args.params);
  const [product, categories] = await Promise.all([
    api(getStaffProduct, { params }),
    api(listStaffCategories, {}),
  ]);
  const shop = args.context.get(settingsContext).storefrontUrl;
  const shopHref = product.isPublished ? new URL(`/product/${product.id}`, shop).href : undefined;
  return { product, categories, shopHref };
});

export const clientAction = productAction;

export default function UpdateProductRoute({ loaderData }: Route.ComponentProps) {
  const { onCreate: _, onUpdate, ...calls } = useProductCalls(loaderData.product.id);

  return <ProductPage {...loaderData} {...calls} isNew={false} onSave={onUpdate} />;
}
