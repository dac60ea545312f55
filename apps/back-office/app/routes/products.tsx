import { attempt } from '@craftsandore/api-client';
import {
  type CallInput,
  type Category,
  listStaffProducts,
  restoreProduct,
  saveDesign,
  updateProduct,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useOutletContext, useRevalidator } from 'react-router-dom';

import type { ProductListCalls } from '../features/products/list/product-list.ts';
import { ProductsPage } from '../features/products/list/products-page.tsx';
import { filtersIn, productsPath } from '../features/products/product-filters.ts';
import { actionOf, type Call, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/products';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStaffProducts.access);
  const filters = filtersIn(args.request.url);
  // Not awaited: the page shows at once, and its rows follow.
  const products = attempt(
    // Without a word about it the API lists both, those in the shop and those out of it.
    api(listStaffProducts, {
      query: { ...filters, removed: filters.removed ? 'true' : 'false' },
    }),
  );
  return { filters, products };
}

const intents = {
  price: ({ params, body }: CallInput<typeof updateProduct>, { api }: Call) =>
    attempt(api(updateProduct, { params, body })),
  stock: (body: CallInput<typeof saveDesign>['body'], { api }: Call) =>
    attempt(api(saveDesign, { body })),
  restore: ({ id }: { id: number }, { api }: Call) =>
    attempt(api(restoreProduct, { params: { id } })),
};
// Whatever came of it, the list shows how things stand now.
export const clientAction = actionOf(intents, () => true);

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const categories = useOutletContext<Promise<Category[]>>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return (
    <ProductsPage
      {...loaderData}
      {...useChanges()}
      categories={categories}
      onFilter={(filters) =>
        void navigate(productsPath(filters), { replace: true, preventScrollReset: true })
      }
      onRefresh={() => void revalidate()}
    />
  );
}

/** What is done to a product where it stands in the list. */
function useChanges(): ProductListCalls {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return {
    onPrice: ({ id, version }, price) =>
      act('price', { params: { id }, body: { price, seenVersion: version } }),
    onStock: ({ id, productId, name, nameAr, stock: seenStock }, stock) =>
      act('stock', { id, productId, name, nameAr, stock, seenStock }),
    async onRestore(product) {
      const result = await act('restore', { id: product.id });
      showToast(
        result.ok
          ? {
              tone: 'success',
              children: t('products.restored', { product: local(product, 'name') }),
            }
          : { tone: 'danger', children: result.refusal.sentence ?? t('failure.connection') },
      );
      return result;
    },
  };
}
