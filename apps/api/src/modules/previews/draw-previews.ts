import type { Locale } from '@craftsandore/i18n';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Database, Transaction } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { categories, designPhotos, productDesigns, products } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import type { StoredPhoto } from '../../storage/photo-files.ts';
import { storedPhoto } from '../../storage/stored-photo.ts';
import { drawPreview } from './draw-preview.ts';
import {
  findLogos,
  type Kept,
  keepPreview,
  keysOf,
  type Logos,
  readLargest,
  readLogo,
} from './keep-preview.ts';
import { isOtherDrawing, previewKey } from './preview-key.ts';

type Parts = Kept & { logger: FastifyBaseLogger };

type Names = { name: string; nameAr: string };
type Subject = Names & {
  id: number;
  version: number;
  category: (Names & { version: number }) | null;
  photo: StoredPhoto | null;
};

/** Drawn together; caches of the catalogue are dropped once for all of them. */
const batch = 10;
/** A run ends before the next is due; what is left waits for that. */
const maxRunMs = 40_000;
/** Pixels. */
const widthOf = { product: 560, category: 660 };

/** @returns what draws the preview pictures that are missing; to be called again and again. */
export function createDrawPreviews({ db, store, logger }: Parts) {
  /** The keys of the logos that all pictures show by now, as far as this process has seen. */
  let known: string | undefined;

  return async function drawPreviews(): Promise<void> {
    const until = Date.now() + maxRunMs;
    const logos = await findLogos(db);
    // Jobs run one after the other, so that nobody shows older ones from now on.
    if (known !== String(keysOf(logos))) await forgetOtherDrawings(db, keysOf(logos));
    known = String(keysOf(logos));
    await drawAll('category', until, logos);
    await drawAll('product', until, logos);
  };

  async function drawAll(kind: keyof typeof kinds, until: number, logos: Logos) {
    const { find, show } = kinds[kind];
    let after = 0;
    while (Date.now() < until) {
      const subjects = await find(db, after);
      const drawn: { subject: Subject; key: string }[] = [];
      for (const subject of subjects) {
        try {
          drawn.push({ subject, key: await draw(subject, widthOf[kind], logos) });
        } catch (error) {
          logger.warn({ err: error, kind, id: subject.id }, 'preview picture not drawn');
        }
      }
      await db.transaction(async (tx) => {
        for (const { subject, key } of drawn) await show(tx, subject, key);
      });
      const last = subjects.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  async function draw(subject: Subject, photoWidth: number, logos: Logos): Promise<string> {
    const { name, nameAr, category, photo } = subject;
    const names = [name, nameAr, category?.name ?? null, category?.nameAr ?? null];
    const key = previewKey([...names, photo?.key ?? null], keysOf(logos));
    let content: Promise<Buffer | null> | undefined;
    await keepPreview({ db, store }, key, async (locale) => {
      content ??= photo ? readLargest(store, photo) : Promise.resolve(null);
      return drawPreview({
        locale,
        title: inLanguage(subject, locale),
        kicker: category ? inLanguage(category, locale) : undefined,
        photo: await content,
        photoWidth,
        logo: await readLogo(store, logos[locale]),
      });
    });
    return key;
  }
}

const inLanguage = ({ name, nameAr }: Names, locale: Locale) => (locale === 'ar' ? nameAr : name);

/** Only if nobody has changed it meanwhile: it is then drawn again by the next run. */
const kinds = {
  category: {
    async find(db: Database, after: number): Promise<Subject[]> {
      const rows = await db
        .select({ category: categories, photo: photos })
        .from(categories)
        .leftJoin(photos, eq(photos.id, categories.photoId))
        .where(
          and(
            isNull(categories.previewKey),
            isNull(categories.deletedAt),
            gt(categories.id, after),
          ),
        )
        .orderBy(asc(categories.id))
        .limit(batch);
      return rows.map(({ category, photo }) => ({ ...category, category: null, photo }));
    },

    async show(tx: Transaction, { id, version }: Subject, key: string) {
      await tx
        .update(categories)
        .set({ previewKey: key })
        .where(and(eq(categories.id, id), eq(categories.version, version)));
      // They show its name; locked in the order of their ids, as by everybody.
      await tx.execute(sql`update ${products} set preview_key = null where id in (
        select id from ${products} where category_id = ${id} and preview_key is not null
        order by id for update)`);
    },
  },

  product: {
    find: (db: Database, after: number): Promise<Subject[]> =>
      db
        .select({
          id: products.id,
          name: products.name,
          nameAr: products.nameAr,
          version: products.version,
          category: {
            name: categories.name,
            nameAr: categories.nameAr,
            version: categories.version,
          },
          photo: sql<StoredPhoto | null>`(
            select ${storedPhoto} from ${productDesigns}
            join ${designPhotos} on ${designPhotos.designId} = ${productDesigns.id}
            join ${photos} on ${photos.id} = ${designPhotos.photoId}
            where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null
            order by ${productDesigns.id}, ${designPhotos.position} limit 1)`,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(and(isNull(products.previewKey), productInShop, gt(products.id, after)))
        .orderBy(asc(products.id))
        .limit(batch),

    async show(tx: Transaction, { id, version, category }: Subject, key: string) {
      await tx
        .update(products)
        .set({ previewKey: key })
        .where(
          and(
            eq(products.id, id),
            eq(products.version, version),
            sql`${category?.version} = (select ${categories.version} from ${categories} where ${categories.id} = ${products.categoryId})`,
          ),
        );
    },
  },
};

/** Pictures of another version of the program, or with other logos, are made anew. */
async function forgetOtherDrawings(db: Database, logos: readonly (string | null)[]) {
  for (const table of [categories, products]) {
    await db.update(table).set({ previewKey: null }).where(isOtherDrawing(table.previewKey, logos));
  }
}
