import { createProduct, getStaffProduct, listStaffCategories } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useNavigate } from 'react-router-dom';

import { productAction } from '../features/products/edit/product-intents.ts';
import { useProductCalls } from '../features/products/edit/use-product-calls.ts';
import { addProductPath } from '../features/products/product-filters.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-product';

// Forms are heavy; theirs comes while the frame already stands.
const ProductPage = lazily(() =>
  import('../features/products/edit/product-page.tsx').then(({ ProductPage }) => ProductPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** The product that has just been made here is in the address, so that a reload does not make it again. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, createProduct.access);
  const { success, data: params } = getStaffProduct.params.safeParse({
    id: new URL(args.request.url).searchParams.get('product') ?? '',
  });
  const [product, categories] = await Promise.all([
    success ? api(getStaffProduct, { params }) : undefined,
    api(listStaffCategories, {}),
  ]);
  return { product, categories };
}

export const clientAction = productAction;

export default function AddProductRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { onCreate, onUpdate, ...calls } = useProductCalls(loaderData.product?.id);

  return (
    <ProductPage
      {...loaderData}
      {...calls}
      isNew
      onSave={async (product, seen) => {
        if (seen) return onUpdate(product, seen);
        const result = await onCreate(product, seen);
        if (result.ok && result.value) {
          await navigate(addProductPath(result.value.id), { replace: true });
        }
        return result;
      }}
    />
  );
}
