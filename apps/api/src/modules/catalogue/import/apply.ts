import { sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { partsOf } from '../../../db/parts-of.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';
import { holdCategory } from '../staff/staff-categories.ts';
import { removeDesign } from '../staff/staff-designs.ts';
import { removeProduct } from '../staff/staff-products.ts';
import { bookReceived } from '../stock/stock.ts';
import { isGone, type PlannedRow, type Values } from './planned-row.ts';

/** As many rows as one statement writes. */
const batch = 500;

/** What was made of rows: of new ones the ids. */
export type Written = { designIds: ReadonlyMap<PlannedRow, number> };

/**
 * Writes what was planned; what it changes is locked. Hundreds of rows by one statement, so that whoever orders one of them waits
 * for a moment only.
 */
export async function applyPlan(tx: Transaction, rows: readonly PlannedRow[]): Promise<Written> {
  const taken = rows.filter(({ state }) => state === 'created' || state === 'changed');
  const ids = new Set(
    taken.flatMap(({ ofProduct }) => (ofProduct.category as number | undefined) ?? []),
  ); // as its column reads it
  for (const id of [...ids].sort((one, other) => one - other)) await holdCategory(tx, id);

  const newProducts = await insertProducts(tx, taken);
  const productOf = (row: PlannedRow) =>
    row.product?.id ?? newProducts.get(row.newProduct ?? '') ?? 0;
  const designIds = await insertDesigns(tx, taken, productOf);
  await updateDesigns(tx, taken);
  await bookStock(tx, taken, designIds);
  await updateProducts(tx, taken);

  const touched = [...new Set(taken.map(productOf))];
  for (const part of partsOf(touched, batch)) await indexProductsById(tx, part);
  await remove(tx, taken);
  return { designIds };
}

async function insertProducts(
  tx: Transaction,
  rows: readonly PlannedRow[],
): Promise<Map<string, number>> {
  const leaders = rows.filter(({ newProduct, ofProduct }) => newProduct && 'name' in ofProduct);
  const ids = new Map<string, number>();
  for (const part of partsOf(leaders, batch)) {
    const inserted = await tx
      .insert(products)
      .values(
        part.map(({ ofProduct, status }) => ({
          ...{ ...toRow(ofProduct), isPublished: false },
          archivedAt: status === 'archived' ? sql`now()` : null,
        })),
      )
      .returning({ id: products.id });
    for (const [index, { id }] of inserted.entries()) ids.set(part[index]?.newProduct ?? '', id);
  }
  return ids;
}

async function insertDesigns(
  tx: Transaction,
  rows: readonly PlannedRow[],
  productOf: (row: PlannedRow) => number,
): Promise<Map<PlannedRow, number>> {
  const ids = new Map<PlannedRow, number>();
  for (const part of partsOf(
    rows.filter(({ state }) => state === 'created'),
    batch,
  )) {
    const inserted = await tx
      .insert(productDesigns)
      .values(part.map((row) => ({ ...toDesignRow(row.ofDesign), productId: productOf(row) })))
      .returning({ id: productDesigns.id });
    for (const [index, { id }] of inserted.entries()) {
      const row = part[index];
      if (row) ids.set(row, id);
    }
  }
  return ids;
}

/** SKUs are taken away first: two designs may have given each other theirs. */
async function updateDesigns(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const changed = rows.flatMap(({ design, ofDesign }) =>
    design && Object.keys(ofDesign).length > 0
      ? [
          {
            id: design.id,
            ...toDesignRow({ ...design.values, ...ofDesign }),
            isOtherSku: 'sku' in ofDesign,
          },
        ]
      : [],
  );
  const others = changed.filter(({ isOtherSku }) => isOtherSku).map(({ id }) => id);
  if (others.length > 0) {
    await tx.execute(
      sql`update ${productDesigns} set sku = null where id = any(${sql.param(others)}::int[])`,
    );
  }
  for (const part of partsOf(changed, batch)) {
    await tx.execute(sql`
      update ${productDesigns} set
        name = now.name, name_ar = now."nameAr", wood = now.wood, sku = now.sku, barcode = now.barcode,
        price = now.price, weight_in_kilograms = now."weightInKilograms"
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as now (id int, name text, "nameAr" text, wood text, sku text, barcode text, price int,
          "weightInKilograms" numeric)
      where ${productDesigns.id} = now.id`);
  }
}

async function bookStock(
  tx: Transaction,
  rows: readonly PlannedRow[],
  designIds: ReadonlyMap<PlannedRow, number>,
): Promise<void> {
  const moved = rows
    .filter(({ delta }) => delta !== 0)
    .map((row) => ({ designId: row.design?.id ?? designIds.get(row) ?? 0, delta: row.delta }));
  for (const part of partsOf(moved, batch)) await bookReceived(tx, part);
}

/** Each product of which anything was changed has another version. */
async function updateProducts(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const known = Map.groupBy(rows, ({ product }) => product);
  known.delete(undefined);
  const changed = [...known].flatMap(([product, own]) => {
    if (!product) return [];
    const status = own.find(({ status }) => status && status !== 'removed')?.status;
    return [{ id: product.id, status, ...toRow({ ...product.values, ...ofProductIn(own) }) }];
  });
  for (const part of partsOf(changed, batch)) {
    await tx.execute(sql`
      update ${products} set
        name = now.name, name_ar = now."nameAr", description = now.description, description_ar = now."descriptionAr",
        price = now.price, weight_in_kilograms = now."weightInKilograms", category_id = now."categoryId",
        length_mm = now."lengthMm", width_mm = now."widthMm", height_mm = now."heightMm", finish = now.finish,
        care = now.care, origin = now.origin, is_food_safe = now."isFoodSafe",
        made_to_order_days = now."madeToOrderDays", in_the_box = now."inTheBox",
        in_the_box_ar = now."inTheBoxAr", seo_title = now."seoTitle", seo_title_ar = now."seoTitleAr",
        seo_description = now."seoDescription", seo_description_ar = now."seoDescriptionAr",
        is_published = coalesce(now.status = 'published', ${products.isPublished}),
        archived_at = case when now.status is null then ${products.archivedAt} when now.status = 'archived' then now() end,
        publish_at = case when now.status is null then ${products.publishAt} end,
        version = ${products.version} + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as now (
        id int, name text, "nameAr" text, description text, "descriptionAr" text, price int, "weightInKilograms" numeric,
        "categoryId" int, "lengthMm" int, "widthMm" int, "heightMm" int, finish text, care text[], origin text,
        "isFoodSafe" bool, "madeToOrderDays" int, "inTheBox" text, "inTheBoxAr" text, "seoTitle" text,
        "seoTitleAr" text, "seoDescription" text, "seoDescriptionAr" text, status text)
      where ${products.id} = now.id`);
  }
}

/** One row of each product says what is of it. */
const ofProductIn = (rows: readonly PlannedRow[]): Values =>
  Object.assign({}, ...rows.map(({ ofProduct }) => ofProduct));

async function remove(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const removed = rows.filter(({ status }) => status === 'removed');
  for (const [product, own] of Map.groupBy(removed, ({ product }) => product)) {
    if (product && isGone(product, own)) await removeProduct(tx, product.id);
    else for (const { design } of own) if (design) await removeDesign(tx, design.id);
  }
}

type NewProduct = typeof products.$inferInsert;
type NewDesign = Omit<typeof productDesigns.$inferInsert, 'productId'>;

/** What columns of products are called in the table; what nobody has said is nothing. */
const toRow = (values: Values): NewProduct => {
  const { category, weight, length, width, height, foodSafe, ...rest } = values;
  return {
    ...{ description: '', descriptionAr: '', care: [], ...rest },
    ...{ categoryId: category, weightInKilograms: weight, isFoodSafe: foodSafe },
    ...{ lengthMm: length, widthMm: width, heightMm: height },
  } as NewProduct; // each value was read by the schema of its column
};

const toDesignRow = (values: Values): NewDesign => {
  const { designName, designNameAr, designPrice, designWeight, ...rest } = values;
  return {
    ...{ ...rest, name: designName, nameAr: designNameAr },
    ...{ price: designPrice, weightInKilograms: designWeight },
  } as NewDesign; // as above
};
