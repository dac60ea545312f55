import type { Result } from '@craftsandore/api-client';
import type { ProductDesign, StaffProduct } from '@craftsandore/contract';
import { createContext, use } from 'react';

import type { CellDrafts } from './cell-drafts.ts';

/** What staff do to a product where it stands in the list.  */
export type ProductListCalls = {
  /** In pounds, over the price that the product had when it was seen. */
  onPrice: (product: StaffProduct, price: number) => Promise<Result<unknown>>;
  /** Over the stock that the design had when it was seen. */
  onStock: (design: ProductDesign, stock: number) => Promise<Result<unknown>>;
  onRestore: (product: StaffProduct) => Promise<Result<unknown>>;
};

type ProductList = ProductListCalls & {
  drafts: CellDrafts;
  /** The product whose designs stand opened under it. */
  openId: number | undefined;
  onToggle: (id: number) => void;
};

// A context: new columns would remount the cells and lose what is being typed in them.
export const ProductListContext = createContext<ProductList | null>(null);

/** A design with this many pieces or fewer is low: as the list was told. */
export const LowStockContext = createContext(0);

export function useProductList(): ProductList {
  const list = use(ProductListContext);
  if (!list) throw new Error('useProductList needs a ProductListContext above it');
  return list;
}
