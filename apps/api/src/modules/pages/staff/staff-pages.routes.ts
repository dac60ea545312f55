import {
  addPagePhoto,
  createPage,
  deletePage,
  getPageVersion,
  getStaffPage,
  listPageVersions,
  listStaffPages,
  pagePhotoScheme,
  type PageWords,
  previewPage,
  publishPage,
  restorePage,
  updatePage,
  withdrawPage,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import { type Rendering, renderBoth } from '../render-page.ts';
import { beginPage, changePage, removePage, restoreVersion } from './change-pages.ts';
import { publishNewest, withdraw } from './publish-pages.ts';
import { findStaffPages, findVersions, getPageOfStaff, getVersion } from './staff-pages.ts';

type Options = Rendering & { db: Database; keepPhoto: KeepPhoto };

/** What staff do with pages. */
export default async function staffPagesRoutes(
  app: FastifyInstance,
  { db, keepPhoto, ...rendering }: Options,
) {
  /** @throws Problem where a language says nothing, or something in it would not be shown. */
  async function assertReady(tx: Transaction, words: PageWords) {
    const { en, ar } = await renderBoth(tx, rendering, words);
    const isEmpty = !words.body.trim() || !words.bodyAr.trim();
    if (isEmpty || en.problems.length + ar.problems.length > 0) throw new Problem('page.unready');
  }

  app.implement(listStaffPages, () => findStaffPages(db));

  app.implement(getStaffPage, ({ params }) => getPageOfStaff(db, params.slug));

  app.implement(createPage, async ({ body }, { actor }) => {
    await beginPage(db, { ...body, staffId: actor.id });
    return getPageOfStaff(db, body.slug);
  });

  app.implement(updatePage, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      const slug = await changePage(tx, params.slug, { ...body, staffId: actor.id });
      return getPageOfStaff(tx, slug);
    }),
  );

  app.implement(publishPage, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      const seen = { ...params, ...body, staffId: actor.id };
      await publishNewest(tx, seen, (words) => assertReady(tx, words));
      return getPageOfStaff(tx, params.slug);
    }),
  );

  app.implement(withdrawPage, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      await withdraw(tx, { ...params, ...body, staffId: actor.id });
      return getPageOfStaff(tx, params.slug);
    }),
  );

  app.implement(restorePage, ({ params, body }, { actor }) =>
    db.transaction(async (tx) => {
      await restoreVersion(tx, { ...params, ...body, staffId: actor.id });
      return getPageOfStaff(tx, params.slug);
    }),
  );

  app.implement(deletePage, async ({ params }) => {
    await db.transaction((tx) => removePage(tx, params.slug));
    return null;
  });

  app.implement(listPageVersions, ({ params, query }) => findVersions(db, params.slug, query));

  app.implement(getPageVersion, ({ params }) => getVersion(db, params.slug, params.number));

  app.implement(previewPage, ({ body }) => renderBoth(db, rendering, body));

  app.implement(addPagePhoto, ({ file }) =>
    keepPhoto(file, addPagePhoto.file.atLeast, async (_, row) => ({
      address: pagePhotoScheme + row.key,
      photo: rendering.photoUrls.photo(row),
    })),
  );
}
