import type { ApiClient } from '@craftsandore/api-client';
import {
  addDesignImage,
  deleteDesign,
  removeDesignImage,
  saveDesign,
  sortDesignImages,
  updateProduct,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useRevalidator } from 'react-router-dom';

import { readNumber } from '../form/read-number.ts';
import { saving } from '../form/saving.ts';
import type { DesignCalls } from '../features/products/designs-panel.tsx';
import { bodyOfProduct } from '../features/products/product-fields.ts';
import type { SaveProduct } from '../features/products/use-product-form.ts';
import { refusalOf, type Refusal } from '../refusal.ts';

type ProductCalls = DesignCalls & {
  /** Changes the product, unless somebody else has done so since it was seen. */
  onUpdate: SaveProduct;
};

/** What pages of a product do to it and to its designs, with the notices of the specification's section 8. */
export function useProductCalls(api: ApiClient, productId = NaN): ProductCalls {
  const { t } = useLocale();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  /** Shows the product as it is after the change, or says what has failed. */
  async function settle(refusal: Refusal | undefined, failed: string) {
    if (refusal) {
      const words = refusal.sentence ?? t('failure.connection');
      showToast({ tone: 'danger', children: `${failed}: ${words}` });
    }
    // Others' changes cause these refusals, so reload; without a connection there is nothing to reload.
    if (!refusal || refusal.code?.startsWith('design.') || refusal.code?.startsWith('image.')) {
      await revalidate();
    }
    return refusal;
  }

  return {
    async onUpdate(fields, seen) {
      const body = { ...bodyOfProduct(fields), seenVersion: seen?.version };
      const outcome = await saving(api(updateProduct, { params: { id: productId }, body }));
      if ('saved' in outcome) showToast({ tone: 'success', children: t('product.saved') });
      if ('saved' in outcome || outcome.refusal?.code === 'product.changed') await revalidate();
      return outcome;
    },
    async onSaveDesign({ name, nameAr, stock }, seen) {
      const outcome = await saving(
        api(saveDesign, {
          body: {
            ...(seen && { id: seen.id, seenStock: seen.stock }),
            productId,
            name,
            nameAr,
            stock: readNumber(stock) ?? NaN,
          },
        }),
      );
      await settle('refusal' in outcome ? outcome.refusal : undefined, t('designs.updateFailed'));
      if ('saved' in outcome) showToast({ tone: 'success', children: t('designs.saved') });
      return outcome;
    },
    onDeleteDesign: async ({ id }) =>
      settle(await refusalOf(api(deleteDesign, { params: { id } })), t('designs.deleteFailed')),
    onAddPhoto: async ({ id }, photo, sending) =>
      settle(
        await refusalOf(
          api(addDesignImage, { body: { productDesignId: id }, file: photo }, sending),
        ),
        t('designs.uploadFailed'),
      ),
    onDeletePhoto: async ({ id }, imageurl) =>
      settle(
        await refusalOf(api(removeDesignImage, { body: { imageurl, productDesignId: id } })),
        t('designs.deleteFailed'),
      ),
    onSortPhotos: async ({ id }, photosUrls) =>
      settle(
        await refusalOf(api(sortDesignImages, { params: { id }, body: { photosUrls } })),
        t('designs.updateFailed'),
      ),
  };
}
