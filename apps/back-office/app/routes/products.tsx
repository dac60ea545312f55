import { attempt, type Result } from '@craftsandore/api-client';
import {
  type Category,
  listStaffProducts,
  type ProductDesign,
  restoreProduct,
  saveDesign,
  type StaffProduct,
  toPounds,
  updateProduct,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router-dom';

import type { ExportProducts } from '../features/products/list/export-menu.tsx';
import type { ProductListCalls } from '../features/products/list/product-list.ts';
import type { importIntents } from '../features/products/import/import-calls.ts';
import { ProductsPage } from '../features/products/list/products-page.tsx';
import {
  filtersIn,
  importProductsPath,
  productsPath,
} from '../features/products/product-filters.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/products';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStaffProducts.access);
  const filters = filtersIn(args.request.url);
  // Not awaited: the page shows at once, and its rows follow.
  const { removed = false, published, archived, ...others } = filters;
  const products = attempt(
    // Without a word about it the API lists both, those that were removed and those that were not.
    api(listStaffProducts, {
      query: {
        ...others,
        removed: String(removed),
        ...(published !== undefined && { published: String(published) }),
        ...(archived && { archived: 'true' }),
      },
    }),
  );
  return { filters, products };
}

const intents = { price: updateProduct, stock: saveDesign, restore: restoreProduct };
// Whatever came of it, the list shows how things stand now.
export const clientAction = actionOf(intents, () => true);

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const categories = useOutletContext<Promise<Category[]>>();
  const { onRetry, ...ways } = useListWays(loaderData.filters, productsPath);

  return (
    <ProductsPage
      {...loaderData}
      {...useChanges()}
      onExport={useExportProducts()}
      categories={categories}
      {...ways}
      onRefresh={onRetry}
    />
  );
}

/** Makes a file of all products. */
function useExportProducts(): ExportProducts {
  const { t } = useTranslation();
  const report = useReport();
  const act = useAction<typeof importIntents>(importProductsPath);
  return (format) =>
    report(act('export', { query: { format } }, { revalidate: false }), {
      done: t('products.exported'),
      failed: t('products.exportFailed'),
    });
}

/** What is done to a product where it stands in the list. */
function useChanges(): ProductListCalls {
  const { t } = useTranslation();
  const { local } = useLocale();
  const report = useReport();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  function changePrice(id: number, price: number, seenPrice: number) {
    return act('price', { params: { id }, body: { price, seenPrice } });
  }

  function changeStock(
    { id, productId, name, nameAr, stock: seenStock }: ProductDesign,
    stock: number,
  ) {
    return act('stock', { body: { id, productId, name, nameAr, stock, seenStock } });
  }

  /** Undoing is a change as any other: refused where somebody has changed it since. */
  function offerUndo(done: string, undo: () => Promise<Result<unknown>>, undone: string) {
    const onPress = () => void report(undo(), { done: undone });
    showToast({ tone: 'success', children: done, action: { label: t('action.undo'), onPress } });
  }

  return {
    async onPrice(product, price) {
      const old = toPounds(product.price);
      const result = await changePrice(product.id, price, old);
      if (result.ok) {
        const name = { product: local(product, 'name') };
        offerUndo(
          t('products.priceSaved', { ...name, old, price }),
          () => changePrice(product.id, old, price),
          t('products.priceBack', { ...name, price: old }),
        );
      }
      return result;
    },
    async onStock(design, stock) {
      const result = await changeStock(design, stock);
      if (result.ok) {
        const name = { design: local(design, 'name') };
        offerUndo(
          t('products.stockSaved', { ...name, old: design.stock, stock }),
          () => changeStock({ ...design, stock }, design.stock),
          t('products.stockBack', { ...name, stock: design.stock }),
        );
      }
      return result;
    },
    onRestore: (product) =>
      report(act('restore', { params: { id: product.id } }), {
        done: t(restoredAs(product), { product: local(product, 'name') }),
      }),
  };
}

/** Where a product is that was restored: where it was before. */
function restoredAs({ isPublished, archivedAt }: StaffProduct) {
  if (isPublished) return 'products.restored';
  return archivedAt ? 'products.restoredArchived' : 'products.restoredDraft';
}
