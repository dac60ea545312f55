import {
  type Category,
  listStaffProducts,
  restoreProduct,
  saveDesign,
  updateProduct,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useNavigate, useOutletContext, useRevalidator } from 'react-router-dom';

import { filtersIn, productsPath } from '../features/products/product-filters.ts';
import { ProductsPage } from '../features/products/products-page.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf, refusalOf } from '../refusal.ts';
import type { Route } from './+types/products';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStaffProducts.access);
  const filters = filtersIn(args.request.url);
  // Not awaited: the page shows at once, and its rows follow.
  const products = outcomeOf(
    // Without a word about it the API lists both, those in the shop and those out of it.
    api(listStaffProducts, {
      query: { ...filters, removed: filters.removed ? 'true' : 'false' },
    }),
  );
  return { api, filters, products };
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { api, ...shown } = loaderData;
  const categories = useOutletContext<Promise<Category[]>>();
  const { t, local } = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  /** Carries out a change, and shows the list as it is afterwards. */
  async function change(changing: Promise<unknown>) {
    const refusal = await refusalOf(changing);
    await revalidate();
    return refusal && (refusal.sentence ?? t('failure.connection'));
  }

  return (
    <ProductsPage
      {...shown}
      categories={categories}
      onFilter={(filters) =>
        void navigate(productsPath(filters), { replace: true, preventScrollReset: true })
      }
      onRefresh={() => void revalidate()}
      onPrice={({ id, version }, price) =>
        change(api(updateProduct, { params: { id }, body: { price, seenVersion: version } }))
      }
      onStock={({ id, productId, name, nameAr, stock: seenStock }, stock) =>
        change(api(saveDesign, { body: { id, productId, name, nameAr, stock, seenStock } }))
      }
      onRestore={async (product) => {
        const reason = await change(api(restoreProduct, { params: { id: product.id } }));
        showToast(
          reason
            ? { tone: 'danger', children: reason }
            : {
                tone: 'success',
                children: t('products.restored', { product: local(product, 'name') }),
              },
        );
        return reason;
      }}
    />
  );
}
