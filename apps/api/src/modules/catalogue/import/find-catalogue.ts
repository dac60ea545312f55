import { toLatinDigits } from '@craftsandore/contract';
import { and, eq, exists, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import {
  categories,
  designPhotos,
  productDesigns,
  products,
} from '../../../db/schema/catalogue.ts';
import { asMeant } from './cell-text.ts';
import type { Categories } from './columns.ts';
import {
  type Catalogue,
  type KnownDesign,
  type KnownProduct,
  namesKey,
  type ProductStatus,
  type Values,
} from './planned-row.ts';
import type { FileRows } from './file-rows.ts';

type DesignRow = typeof productDesigns.$inferSelect;
type ProductRow = typeof products.$inferSelect;

const isKept = isNull(products.deletedAt);
const isKeptDesign = isNull(productDesigns.deletedAt);

export async function findCategoryNames(db: DatabaseOrTransaction): Promise<Categories> {
  const { id, name, nameAr } = categories;
  const rows = await db
    .select({ id, name, nameAr })
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(id);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** The part of the catalogue that a file is about. */
export async function findCatalogue(
  db: DatabaseOrTransaction,
  { rows }: FileRows,
): Promise<Catalogue> {
  const cellsOf = (column: 'sku' | 'design' | 'product' | 'name') => [
    ...new Set(
      rows.flatMap(
        ({ cells, ofNew }) => asMeant(cells.get(column) ?? ofNew?.get(column) ?? '') || [],
      ),
    ),
  ];
  const idsIn = (column: 'design' | 'product') =>
    cellsOf(column)
      .map((cell) => Number(toLatinDigits(cell)))
      .filter((id) => id > 0 && id < 2 ** 31 && Number.isInteger(id));
  const skus = cellsOf('sku').map((sku) => toLatinDigits(sku.normalize()).toLowerCase());

  const asked = await selectDesigns(
    db,
    or(
      anyOf(productDesigns.id, idsIn('design'), 'int'),
      anyOf(sql`lower(${productDesigns.sku})`, skus, 'text'),
    ),
  );
  const namesakes = await db
    .select({ id: products.id, name: products.name, nameAr: products.nameAr })
    .from(products)
    .where(and(anyOf(products.name, cellsOf('name'), 'text'), isKept));
  const ids = [...idsIn('product'), ...asked.map(({ productId }) => productId)];
  const kept = await findProducts(db, ids);
  return {
    products: kept,
    designs: new Map(
      asked.flatMap((design) => (kept.has(design.productId) ? [[design.id, design]] : [])),
    ),
    bySku: new Map(
      asked.flatMap((design) => (design.sku ? [[design.sku.toLowerCase(), design]] : [])),
    ),
    byNames: new Map(namesakes.map(({ id, name, nameAr }) => [namesKey(name, nameAr), id])),
  };
}

/** All that is kept, product after product: those without a design, too. */
export async function findWholeCatalogue(db: DatabaseOrTransaction) {
  const rows = await db.select().from(products).where(isKept).orderBy(products.id);
  const designs = await selectDesigns(db, isKept);
  const ofProduct = Map.groupBy(designs, ({ productId }) => productId);
  return rows.map((product) => ({
    product: { id: product.id, status: statusOf(product), values: valuesOfProduct(product) },
    designs: ofProduct.get(product.id) ?? [],
  }));
}

/** Designs that are not removed themselves; their products may be. */
async function selectDesigns(
  db: DatabaseOrTransaction,
  where: SQL | undefined,
): Promise<KnownDesign[]> {
  const rows = await db
    .select({ design: productDesigns })
    .from(productDesigns)
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(and(isKeptDesign, where))
    .orderBy(productDesigns.id);
  return rows.map(({ design }) => toKnownDesign(design));
}

async function findProducts(
  db: DatabaseOrTransaction,
  ids: number[],
): Promise<Map<number, KnownProduct>> {
  const rows = await db
    .select()
    .from(products)
    .where(and(anyOf(products.id, ids, 'int'), isKept));
  const hasPhoto = exists(
    db
      .select({ one: sql`1` })
      .from(designPhotos)
      .where(eq(designPhotos.designId, productDesigns.id)),
  );
  const designs = await db
    .select({
      id: productDesigns.id,
      productId: productDesigns.productId,
      price: productDesigns.price,
      hasPhoto: sql<boolean>`${hasPhoto}`,
    })
    .from(productDesigns)
    .where(and(anyOf(productDesigns.productId, ids, 'int'), isKeptDesign));
  const ofProduct = Map.groupBy(designs, ({ productId }) => productId);
  return new Map(
    rows.map((product) => {
      const own = ofProduct.get(product.id) ?? [];
      return [
        product.id,
        {
          ...{ id: product.id, status: statusOf(product), version: product.version },
          needsPhoto: product.isPublished || product.publishAt !== null,
          values: valuesOfProduct(product),
          designIds: own.map(({ id }) => id),
          ownPrices: new Map(own.map(({ id, price }) => [id, price])),
          shownIds: own.filter(({ hasPhoto }) => hasPhoto).map(({ id }) => id),
        },
      ];
    }),
  );
}

/** What waits for its moment is a draft until then. */
function statusOf({ isPublished, archivedAt }: ProductRow): ProductStatus {
  if (isPublished) return 'published';
  return archivedAt ? 'archived' : 'draft';
}

const toKnownDesign = (design: DesignRow): KnownDesign => ({
  ...{ id: design.id, productId: design.productId, sku: design.sku, stock: design.stock },
  values: {
    ...{ sku: design.sku, barcode: design.barcode, wood: design.wood },
    ...{ designName: design.name, designNameAr: design.nameAr },
    ...{ designPrice: design.price, designWeight: design.weightInKilograms },
  },
});

const valuesOfProduct = (product: ProductRow): Values => ({
  ...{ name: product.name, nameAr: product.nameAr, category: product.categoryId },
  ...{ price: product.price, weight: product.weightInKilograms, finish: product.finish },
  ...{ length: product.lengthMm, width: product.widthMm, height: product.heightMm },
  ...{ origin: product.origin, foodSafe: product.isFoodSafe, care: product.care },
  madeToOrderDays: product.madeToOrderDays,
  ...{ inTheBox: product.inTheBox, inTheBoxAr: product.inTheBoxAr },
  ...{ description: product.description, descriptionAr: product.descriptionAr },
  ...{ seoTitle: product.seoTitle, seoTitleAr: product.seoTitleAr },
  ...{ seoDescription: product.seoDescription, seoDescriptionAr: product.seoDescriptionAr },
});

/** One parameter, however many there are. */
const anyOf = (field: SQLWrapper, values: unknown[], type: 'int' | 'text'): SQL =>
  sql`${field} = any(${sql.param(values)}::${sql.raw(type)}[])`;
