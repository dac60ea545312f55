import type { Result } from '@craftsandore/api-client';
import type { Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { useEditForm } from '../../../form/use-edit-form.ts';
import { fieldsOfProduct, ProductFormFields, type SentProduct } from './product-fields.ts';

/** Keeps what was typed; `seen` is the product as the person who typed knows it, undefined for a new one. */
export type SaveProduct = (
  fields: SentProduct,
  seen: Product | undefined,
) => Promise<Result<Product | undefined>>;

export type ProductFormState = ReturnType<typeof useProductForm>;

/** The form of a product, or of one that is not yet there. */
export function useProductForm(product: Product | undefined) {
  const { number } = useLocale();
  return useEditForm({
    name: product ? `product-${product.id}` : 'product',
    kept: product,
    fieldsOf: (kept: Product | undefined) => fieldsOfProduct(kept, number),
    schema: ProductFormFields,
  });
}
