import type { Result } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import type { DesignCalls } from './designs/design-calls.ts';
import type { productIntents } from './product-intents.ts';
import type { SaveProduct } from './use-product-form.ts';

type ProductCalls = DesignCalls & {
  onCreate: SaveProduct;
  /** Changes the product, unless somebody else has done so since it was seen. */
  onUpdate: SaveProduct;
};

/** What pages of a product do to it and to its designs, with the notices of the specification's section 8. */
export function useProductCalls(productId = NaN): ProductCalls {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof productIntents>();

  async function orSay<T>(failed: string, change: Promise<Result<T>>): Promise<Result<T>> {
    const result = await change;
    if (!result.ok) {
      const words = result.refusal.sentence ?? t('failure.connection');
      showToast({ tone: 'danger', children: `${failed}: ${words}` });
    }
    return result;
  }

  return {
    // The page is left for the product's own.
    onCreate: (product) => act('create', product, { revalidate: false }),
    async onUpdate(product, seen) {
      const body = { ...product, seenVersion: seen?.version };
      const result = await act('update', { params: { id: productId }, body });
      if (result.ok) showToast({ tone: 'success', children: t('product.saved') });
      return result;
    },
    async onSaveDesign(design, seen) {
      const asSeen = seen && { id: seen.id, seenStock: seen.stock };
      const save = act('saveDesign', { ...design, ...asSeen, productId });
      const result = await orSay(t('designs.updateFailed'), save);
      if (result.ok) showToast({ tone: 'success', children: t('designs.saved') });
      return result;
    },
    onDeleteDesign: ({ id }) => orSay(t('designs.deleteFailed'), act('deleteDesign', { id })),
    onAddPhoto: ({ id }, file, sending) =>
      orSay(
        t('designs.uploadFailed'),
        act('addPhoto', { productDesignId: id }, { upload: { file, ...sending } }),
      ),
    onDeletePhoto: ({ id }, imageurl) =>
      orSay(t('designs.deleteFailed'), act('deletePhoto', { imageurl, productDesignId: id })),
    onSortPhotos: ({ id }, photosUrls) =>
      orSay(t('designs.updateFailed'), act('sortPhotos', { params: { id }, body: { photosUrls } })),
  };
}
