import {
  addDesignImage,
  deleteDesign,
  describeDesignImage,
  listStockMovements,
  removeDesignImage,
  saveDesign,
  sortDesignImages,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { appendPhoto, describePhoto, removePhoto, sortPhotos } from './design-photos.ts';
import {
  type DesignPhotoRow,
  type DesignRow,
  photosOfDesigns,
  toDesign,
  toDesignPhoto,
} from '../designs.ts';
import { findStockMovements } from '../stock/stock-movements.ts';
import { countChange } from './product-version.ts';
import { assertPhotoRemains } from './publishing.ts';
import { keepDesign, lockDesign, removeDesign } from './staff-designs.ts';

type Options = { db: Database; photoUrls: PhotoUrls; keepPhoto: KeepPhoto };

/** What staff do with the designs of a product and their photos. Each change makes a new version of the product. */
export default async function staffDesignsRoutes(
  app: FastifyInstance,
  { db, photoUrls, keepPhoto }: Options,
) {
  const photosOf = async (tx: Transaction, { id }: DesignRow) =>
    (await photosOfDesigns(tx, [id])).get(id) ?? [];

  /** The one at this address, which may be that of any of its files. @throws Problem when there is none. */
  function at(url: string, photos: DesignPhotoRow[]): DesignPhotoRow {
    const photo = photos.find((photo) => url.startsWith(`${photoUrls.photo(photo).base}-`));
    if (!photo) throw new Problem('image.not_found');
    return photo;
  }

  app.implement(saveDesign, ({ body }) =>
    db.transaction(async (tx) => {
      const design = await keepDesign(tx, body);
      return toDesign(design, await photosOf(tx, design), photoUrls);
    }),
  );

  app.implement(deleteDesign, ({ params }) =>
    db.transaction(async (tx) => {
      await removeDesign(tx, params.id);
      return null;
    }),
  );

  app.implement(listStockMovements, ({ params, query }) =>
    findStockMovements(db, params.id, query),
  );

  app.implement(addDesignImage, ({ body, file }) =>
    keepPhoto(file, addDesignImage.file.atLeast, async (tx, photo) => {
      const { id, productId } = await lockDesign(tx, body.productDesignId);
      await appendPhoto(tx, id, photo.id);
      await countChange(tx, productId);
      return { imageUrl: photoUrls.url(photo), photo: photoUrls.photo(photo) };
    }),
  );

  app.implement(removeDesignImage, ({ body }) =>
    db.transaction(async (tx) => {
      const design = await lockDesign(tx, body.productDesignId);
      const photo = at(body.imageurl, await photosOf(tx, design));
      await assertPhotoRemains(tx, design, photo.id);
      await removePhoto(tx, design.id, photo.id);
      await countChange(tx, design.productId);
      return null;
    }),
  );

  app.implement(sortDesignImages, ({ params, body }) =>
    db.transaction(async (tx) => {
      const design = await lockDesign(tx, params.id);
      const photos = await photosOf(tx, design);
      // Those that are not named come after, in the order that they had.
      const sorted = [...new Set([...body.photosUrls.map((url) => at(url, photos)), ...photos])];
      await sortPhotos(
        tx,
        design.id,
        sorted.map(({ id }) => id),
      );
      await countChange(tx, design.productId);
      return toDesign(design, sorted, photoUrls);
    }),
  );

  app.implement(describeDesignImage, ({ params, body: { imageurl, ...words } }) =>
    db.transaction(async (tx) => {
      const design = await lockDesign(tx, params.id);
      const photo = at(imageurl, await photosOf(tx, design));
      await describePhoto(tx, design.id, photo.id, words);
      await countChange(tx, design.productId);
      return toDesignPhoto({ ...photo, ...words }, photoUrls);
    }),
  );
}
