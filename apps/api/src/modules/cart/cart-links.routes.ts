import { cartLinkPath, createCartLink, getCartLink, readCartLink } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { findSoldDesigns } from '../catalogue/stock/stock.ts';
import { drawCartLink, findCartLinkPreview } from '../previews/draw-cart-link.ts';

type Options = { db: Database; store: PhotoStore; photoUrls: PhotoUrls; storefrontUrl: string };

/** Links by which staff fill the carts of customers. All that they do is in their address; only their pictures are kept. */
export default async function cartLinksRoutes(app: FastifyInstance, options: Options) {
  const { db, store, photoUrls, storefrontUrl } = options;

  app.implement(createCartLink, async ({ body: { items, continueTo } }) => {
    const designIds = items.map(({ productDesignId }) => productDesignId);
    const sold = await findSoldDesigns(db, designIds);
    if (sold.length < designIds.length) throw new Problem('design.not_found');
    // The link works without its picture.
    await drawCartLink({ db, store }, items, sold).catch((error: unknown) =>
      app.log.warn({ err: error }, 'preview picture of a cart link not drawn'),
    );
    return { url: `${storefrontUrl}${cartLinkPath(items, continueTo)}` };
  });

  app.implement(getCartLink, async ({ query }) => {
    const link = readCartLink(query.items);
    const key = link && (await findCartLinkPreview(db, link.items));
    return { preview: photoUrls.preview(key) };
  });
}
