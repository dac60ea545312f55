import { copiedName } from '@craftsandore/i18n';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { designPhotos, productDesigns, products } from '../../../db/schema/catalogue.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';
import { holdCategory } from './staff-categories.ts';

type Copying = {
  id: number;
  staffId: number;
  /** Makes a repeated request harmless. */
  key: string | null;
};

/**
 * Makes a draft of all that a product and its designs have: words, price, attributes, and the same photos. Its designs have
 * no stock yet, and neither SKU nor barcode, which name one design alone. Asked again with the same key, it is the same
 * copy. @throws Problem when there is no such product.
 */
export async function copyProduct(tx: Transaction, { id, staffId, key }: Copying): Promise<number> {
  const copyKeyHash = requestHash({ staffId, id });
  const made = key ? await findMade(tx, key, copyKeyHash) : undefined;
  if (made) return made.id;

  const [source] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('share');
  if (!source) throw new Problem('product.not_found');
  await holdCategory(tx, source.categoryId);

  const [copy] = await tx
    .insert(products)
    .values({ ...fieldsOf(source), copyKey: key, copyKeyHash: key && copyKeyHash })
    .returning({ id: products.id });
  if (!copy) throw new Error('No row was written for a product');
  const designs = await tx
    .select()
    .from(productDesigns)
    .where(and(eq(productDesigns.productId, id), isNull(productDesigns.deletedAt)))
    .orderBy(asc(productDesigns.id));
  if (designs.length > 0) await copyDesigns(tx, copy.id, designs);
  await indexProductsById(tx, [copy.id]);
  return copy.id;
}

async function findMade(tx: Transaction, key: string, hash: string) {
  // Two with the same key come one after the other.
  await holdName(tx, key);
  const [made] = await tx
    .select({ id: products.id, hash: products.copyKeyHash })
    .from(products)
    .where(eq(products.copyKey, key));
  if (made && made.hash !== hash) throw new Problem('request.key_reused');
  return made;
}

type ProductRow = typeof products.$inferSelect;
type DesignRow = typeof productDesigns.$inferSelect;

const fieldsOf = (row: ProductRow) => ({
  name: copiedName(row.name, 'en'),
  nameAr: copiedName(row.nameAr, 'ar'),
  description: row.description,
  descriptionAr: row.descriptionAr,
  price: row.price,
  weightInKilograms: row.weightInKilograms,
  categoryId: row.categoryId,
  lengthMm: row.lengthMm,
  widthMm: row.widthMm,
  heightMm: row.heightMm,
  finish: row.finish,
  care: row.care,
  origin: row.origin,
  isFoodSafe: row.isFoodSafe,
  madeToOrderDays: row.madeToOrderDays,
  inTheBox: row.inTheBox,
  inTheBoxAr: row.inTheBoxAr,
  seoTitle: row.seoTitle,
  seoTitleAr: row.seoTitleAr,
  seoDescription: row.seoDescription,
  seoDescriptionAr: row.seoDescriptionAr,
  isPublished: false,
});

async function copyDesigns(tx: Transaction, productId: number, designs: DesignRow[]) {
  const rows = await tx
    .insert(productDesigns)
    .values(
      designs.map(({ name, nameAr, wood, price, weightInKilograms }) => ({
        ...{ productId, name, nameAr, wood, price, weightInKilograms },
      })),
    )
    .returning();
  const copies = rows.toSorted((one, other) => one.id - other.id);
  const copyOf = new Map(designs.map(({ id }, index) => [id, copies[index]?.id ?? 0]));

  const photos = await tx
    .select()
    .from(designPhotos)
    .where(inArray(designPhotos.designId, [...copyOf.keys()]));
  if (photos.length === 0) return;
  await tx.insert(designPhotos).values(
    photos.map(({ designId, photoId, position, alt, altAr }) => ({
      ...{ designId: copyOf.get(designId) ?? 0, photoId, position, alt, altAr },
    })),
  );
}
