import { locales, type Locale } from '@craftsandore/i18n';
import { and, asc, eq, gt, isNull, notLike, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Database, Transaction } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { categories, designPhotos, productDesigns, products } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import { previews } from '../../db/schema/previews.ts';
import { photoFiles, type StoredPhoto } from '../../storage/photo-files.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import { previewFile } from '../../storage/preview-files.ts';
import { storedPhoto } from '../../storage/stored-photo.ts';
import { drawPreview } from './draw-preview.ts';
import { currentKeys, previewKey } from './preview-key.ts';

type Parts = { db: Database; store: PhotoStore; logger: FastifyBaseLogger };

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
  let knowsDrawing = false;

  return async function drawPreviews(): Promise<void> {
    const until = Date.now() + maxRunMs;
    if (!knowsDrawing) await forgetOtherDrawings(db);
    knowsDrawing = true;
    await drawAll('category', until);
    await drawAll('product', until);
  };

  async function drawAll(kind: keyof typeof kinds, until: number) {
    const { find, show } = kinds[kind];
    let after = 0;
    while (Date.now() < until) {
      const subjects = await find(db, after);
      const drawn: { subject: Subject; key: string }[] = [];
      for (const subject of subjects) {
        try {
          drawn.push({ subject, key: await draw(subject, widthOf[kind]) });
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

  async function draw(subject: Subject, photoWidth: number): Promise<string> {
    const { name, nameAr, category, photo } = subject;
    const names = [name, nameAr, category?.name ?? null, category?.nameAr ?? null];
    const key = previewKey([...names, photo?.key ?? null]);
    // The row comes before the files, so that the clean-up knows of every file.
    const createdAt = new Date();
    await db
      .insert(previews)
      .values({ key, createdAt })
      .onConflictDoUpdate({ target: previews.key, set: { createdAt } });
    const missing: Locale[] = [];
    for (const locale of locales) {
      if (!(await store.has(previewFile(key, locale)))) missing.push(locale);
    }
    const content = missing.length > 0 && photo ? await readLargest(photo) : null;
    for (const locale of missing) {
      const picture = await drawPreview({
        locale,
        title: inLanguage(subject, locale),
        kicker: category ? inLanguage(category, locale) : undefined,
        photo: content,
        photoWidth,
      });
      await store.write(previewFile(key, locale), picture);
    }
    return key;
  }

  async function readLargest(photo: StoredPhoto): Promise<Buffer | null> {
    const file = photoFiles(photo).findLast(({ format }) => format === 'webp');
    return file && (await store.has(file.name)) ? store.read(file.name) : null;
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

/** Pictures of another version of the program are made anew. */
async function forgetOtherDrawings(db: Database) {
  for (const table of [categories, products]) {
    await db
      .update(table)
      .set({ previewKey: null })
      .where(notLike(table.previewKey, `${currentKeys}%`));
  }
}
