import { attempt, type Refusal } from '@craftsandore/api-client';
import {
  addDesignImage,
  archiveProduct,
  type CallInput,
  copyProduct,
  createProduct,
  deleteDesign,
  describeDesignImage,
  hideProduct,
  publishProduct,
  removeDesignImage,
  saveDesign,
  scheduleProduct,
  sortDesignImages,
  updateProduct,
} from '@craftsandore/contract';

import { actionOf, type Call } from '../../../navigation/actions.ts';

/** What pages of a product do to it and to its designs. */
export const productIntents = {
  create: createProduct,
  copy: ({ params, key }: CallInput<typeof copyProduct> & { key: string }, { api }: Call) =>
    attempt(api(copyProduct, { params }, { key })),
  update: updateProduct,
  publish: publishProduct,
  hide: hideProduct,
  archive: archiveProduct,
  schedule: scheduleProduct,
  saveDesign,
  deleteDesign,
  addPhoto: addDesignImage,
  deletePhoto: removeDesignImage,
  describePhoto: describeDesignImage,
  sortPhotos: sortDesignImages,
};

/** For the pages where a product is made and changed. */
export const productAction = actionOf(productIntents, isStale);

/** Whether there is a change to show: somebody else's, or one that was carried out although it was cancelled. */
function isStale(refusal: Refusal | undefined): boolean {
  return !refusal || /^(product\.changed$|design\.|image\.)/.test(refusal.code ?? '');
}
