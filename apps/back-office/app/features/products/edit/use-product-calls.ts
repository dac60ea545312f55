import { toPounds } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useAction } from '../../../navigation/actions.ts';
import { useReport } from '../../../navigation/use-report.ts';
import { updateProductPath } from '../product-filters.ts';
import type { DesignCalls } from './designs/design-calls.ts';
import type { productIntents } from './product-intents.ts';
import type { StatusCalls } from './status-calls.ts';
import type { SaveProduct } from './use-product-form.ts';

type ProductCalls = {
  designCalls: DesignCalls;
  statusCalls: StatusCalls;
  onCreate: SaveProduct;
  /** Changes the product, unless somebody else has done so since it was seen. */
  onUpdate: SaveProduct;
  /** Makes a draft like it, and opens that. */
  onCopy: () => Promise<void>;
};

/** What pages of a product do to it and to its designs, with the notices of the specification's section 8. */
export function useProductCalls(productId = NaN): ProductCalls {
  const { t } = useTranslation();
  const showToast = useToast();
  const report = useReport();
  const navigate = useNavigate();
  const act = useAction<typeof productIntents>();
  const params = { id: productId };
  /** The copy that is meant: after a lost answer, pressing again finds the one that was made. */
  const meant = useRef({ of: NaN, key: '' });

  return {
    // The page is left for the product's own.
    onCreate: (body) => act('create', { body }, { revalidate: false }),
    async onUpdate(product, seen) {
      const body = { ...product, seenVersion: seen?.version };
      const result = await act('update', { params, body });
      if (result.ok) showToast({ tone: 'success', children: t('product.saved') });
      return result;
    },
    async onCopy() {
      if (meant.current.of !== productId) {
        meant.current = { of: productId, key: crypto.randomUUID() };
      }
      const made = act('copy', { params, key: meant.current.key }, { revalidate: false });
      const result = await report(made, { done: t('product.copied') });
      if (!result.ok) return;
      meant.current = { of: NaN, key: '' };
      await navigate(updateProductPath(result.value.id));
    },
    statusCalls: {
      onPublish: () => report(act('publish', { params }), { done: t('product.published') }),
      onHide: () => report(act('hide', { params }), { done: t('product.hidden') }),
      onArchive: () => report(act('archive', { params }), { done: t('product.isArchived') }),
      async onSchedule(publishAt) {
        const result = await act('schedule', { params, body: { publishAt } });
        if (result.ok) showToast({ tone: 'success', children: t('product.isScheduled') });
        return result;
      },
    },
    designCalls: {
      onSaveDesign(design, seen) {
        const seenPrice = seen?.price === undefined ? null : toPounds(seen.price);
        const asSeen = seen && { id: seen.id, seenStock: seen.stock, seenPrice };
        return report(act('saveDesign', { body: { ...design, ...asSeen, productId } }), {
          done: t('designs.saved'),
          failed: t('designs.updateFailed'),
        });
      },
      onDeleteDesign: ({ id }) =>
        report(act('deleteDesign', { params: { id } }), { failed: t('designs.deleteFailed') }),
      onAddPhoto: ({ id }, file, sending) =>
        report(
          act('addPhoto', { body: { productDesignId: id } }, { upload: { file, ...sending } }),
          {
            failed: t('designs.uploadFailed'),
          },
        ),
      onDeletePhoto: ({ id }, imageurl) =>
        report(act('deletePhoto', { body: { imageurl, productDesignId: id } }), {
          failed: t('designs.deleteFailed'),
        }),
      onDescribePhoto: ({ id }, body) =>
        report(act('describePhoto', { params: { id }, body }), {
          done: t('photoWords.saved'),
          failed: t('designs.updateFailed'),
        }),
      onSortPhotos: ({ id }, photosUrls) =>
        report(act('sortPhotos', { params: { id }, body: { photosUrls } }), {
          failed: t('designs.updateFailed'),
        }),
    },
  };
}
