import { createProduct, getProduct, listCategories } from '@craftsandore/contract';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';

import { saving } from '../form/saving.ts';
import { bodyOfProduct } from '../features/products/product-fields.ts';
import { addProductPath } from '../features/products/product-filters.ts';
import { staffApi } from '../guard.ts';
import type { Route } from './+types/add-product';
import { useProductCalls } from './product-calls.ts';

// Forms are heavy; theirs comes while the frame already stands.
const ProductPage = lazy(() =>
  import('../features/products/product-page.tsx').then(({ ProductPage }) => ({
    default: ProductPage,
  })),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** The product that has just been made here is in the address, so that a reload does not make it again. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, createProduct.access);
  const { success, data: params } = getProduct.params.safeParse({
    id: new URL(args.request.url).searchParams.get('product') ?? '',
  });
  const [product, categories] = await Promise.all([
    success ? api(getProduct, { params }) : undefined,
    api(listCategories, {}),
  ]);
  return { api, product, categories };
}

export default function AddProductRoute({ loaderData }: Route.ComponentProps) {
  const { api, ...shown } = loaderData;
  const navigate = useNavigate();
  const { onUpdate, ...designCalls } = useProductCalls(api, shown.product?.id);

  return (
    <ProductPage
      {...shown}
      isNew
      designCalls={designCalls}
      onSave={async (fields, seen) => {
        if (seen) return onUpdate(fields, seen);
        const outcome = await saving(api(createProduct, { body: bodyOfProduct(fields) }));
        if ('saved' in outcome) {
          await navigate(addProductPath(outcome.saved.id), { replace: true });
        }
        return outcome;
      }}
    />
  );
}
