import { attempt, type Refusal } from '@craftsandore/api-client';
import {
  addDesignImage,
  type CallInput,
  createProduct,
  deleteDesign,
  removeDesignImage,
  saveDesign,
  sortDesignImages,
  updateProduct,
} from '@craftsandore/contract';

import { actionOf, type Call, noFile } from '../../../navigation/actions.ts';

/** What pages of a product do to it and to its designs. */
export const productIntents = {
  create: (body: CallInput<typeof createProduct>['body'], { api }: Call) =>
    attempt(api(createProduct, { body })),
  update: ({ params, body }: CallInput<typeof updateProduct>, { api }: Call) =>
    attempt(api(updateProduct, { params, body })),
  saveDesign: (body: CallInput<typeof saveDesign>['body'], { api }: Call) =>
    attempt(api(saveDesign, { body })),
  deleteDesign: (params: CallInput<typeof deleteDesign>['params'], { api }: Call) =>
    attempt(api(deleteDesign, { params })),
  addPhoto: (body: CallInput<typeof addDesignImage>['body'], { api, upload }: Call) =>
    attempt(api(addDesignImage, { body, file: upload?.file ?? noFile }, upload)),
  deletePhoto: (body: CallInput<typeof removeDesignImage>['body'], { api }: Call) =>
    attempt(api(removeDesignImage, { body })),
  sortPhotos: ({ params, body }: CallInput<typeof sortDesignImages>, { api }: Call) =>
    attempt(api(sortDesignImages, { params, body })),
};

/** For the pages where a product is made and changed. */
export const productAction = actionOf(productIntents, isStale);

/** Whether there is a change to show: somebody else's, or one that was carried out although it was cancelled. */
function isStale(refusal: Refusal | undefined): boolean {
  return !refusal || /^(product\.changed$|design\.|image\.)/.test(refusal.code ?? '');
}
