import { ProductAttributes, saveDesign } from '@craftsandore/contract';

import { indexProductsById } from '../modules/search/indexing/index-products.ts';
import type { Transaction } from '../db/client.ts';
import { banners } from '../db/schema/banners.ts';
import { categories, designPhotos, productDesigns, products } from '../db/schema/catalogue.ts';
import type { orderLines } from '../db/schema/orders.ts';
import { bannerData, catalogue, photoWords, productsForDisplay } from './sample-data.ts';
import type { PhotoIds } from './seed-photos.ts';
import { daysBefore } from './times.ts';

const Wood = saveDesign.body.shape.wood;

/** A design with what an order keeps of it. */
export type SeededDesign = {
  productKey: string;
  createdAt: Date;
  line: Omit<typeof orderLines.$inferInsert, 'orderId' | 'quantity'>;
};

/** What nobody has rated yet came these days ago; all else was there before the first order. */
const newInTheShop = {
  'sugar-bowl': 3,
  'wall-hooks': 8,
  'candle-holders': 13,
  'picture-frame': 19,
};

/** Categories, products and designs, whose stock stands as if all that was ever sold had come before. */
export async function seedCatalogue(tx: Transaction, photo: PhotoIds, now: Date) {
  const rows = await tx
    .insert(categories)
    .values(
      catalogue.categories.map(({ image, ...names }) => ({ ...names, photoId: photo.of(image) })),
    )
    .returning({ id: categories.id, name: categories.name });
  const categoryIds = new Map(
    catalogue.categories.map(({ key, name }) => [key, rows.find((row) => row.name === name)?.id]),
  );

  const newDays: Record<string, number> = newInTheShop;
  const seeded: SeededDesign[] = [];
  const display = productsForDisplay();
  // The shop shows the newest first, so the first to be shown comes last.
  for (const [index, sample] of display.toReversed().entries()) {
    const { key, category, designs, weight, ...words } = sample;
    const createdAt = daysBefore(now, newDays[key] ?? 150 - index);
    const [product] = await tx
      .insert(products)
      .values({
        ...words,
        ...ProductAttributes.parse({ madeToOrderDays: null, ...sample }),
        price: sample.price * 100,
        weightInKilograms: weight,
        pieces: designs.reduce((pieces, { stock }) => pieces + stock, 0),
        fewest: Math.min(...designs.map(({ stock }) => stock)),
        categoryId: categoryIds.get(category) ?? missing(category),
        createdAt,
      })
      .returning({ id: products.id });
    const productId = product?.id ?? missing(key);

    for (const { name: designName, nameAr: designNameAr, ...sampleDesign } of designs) {
      const { wood, stock, photos, ...codes } = sampleDesign;
      const [design] = await tx
        .insert(productDesigns)
        .values({
          productId,
          name: designName,
          nameAr: designNameAr,
          wood: Wood.parse(wood),
          stock,
          ...codes,
        })
        .returning({ id: productDesigns.id });
      const designId = design?.id ?? missing(designName);
      await tx.insert(designPhotos).values(
        photos.map((name, position) => ({
          ...{ designId, photoId: photo.of(name), position },
          ...photoWords[name],
        })),
      );
      const { name, nameAr } = sample;
      const unitPrice = sample.price * 100;
      const photoId = photos[0] ? photo.of(photos[0]) : null;
      const line = {
        productId,
        designId,
        name,
        nameAr,
        designName,
        designNameAr,
        sku: codes.sku,
        madeToOrderDays: 'madeToOrderDays' in sample ? sample.madeToOrderDays : null,
        unitPrice,
        photoId,
      };
      seeded.push({ productKey: key, createdAt, line });
    }
  }
  await indexProductsById(tx, [...new Set(seeded.map(({ line }) => line.productId))]);
  return seeded;
}

/** After the categories that they lead to. */
export async function seedBanners(tx: Transaction, photo: PhotoIds, now: Date): Promise<void> {
  const there = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  const nameOf = new Map(catalogue.categories.map(({ key, name }) => [key, name]));
  const onDay = (day: number | undefined) => (day === undefined ? null : daysBefore(now, -day));
  const rows = bannerData.map(({ image, category, fromDay, untilDay, ...fields }, index) => ({
    ...fields,
    place: index + 1,
    photoId: photo.of(image),
    ...photoWords[image],
    shownFrom: onDay(fromDay),
    shownUntil: onDay(untilDay),
    categoryId: there.find(({ name }) => name === nameOf.get(category))?.id ?? missing(category),
  }));
  await tx.insert(banners).values(rows);
}

function missing(name: string): never {
  throw new Error(`The sample catalogue does not fit together at ${name}`);
}
