import { z } from 'zod';

import { Barcode, Sku } from './design-codes.ts';
import { endpoint } from './endpoint.ts';
import { maxLength, maxStock } from './plain/limits.ts';
import { Id, Money, ProductPrice } from './values.ts';

/** Designs that are saved at once. */
export const maxGridRows = 1_000;

/** What the grid changes of a design; the status is that of its product. */
export const gridFields = ['sku', 'barcode', 'price', 'stock', 'status'] as const;
export type GridField = (typeof gridFields)[number];

/** A cell that was changed: what stood there when it was, and what shall. */
const changed = <Seen extends z.ZodType, Value extends z.ZodType>(seen: Seen, value: Value) =>
  z.object({ seen, value }).optional();

const code = z.string().max(maxLength.designCode).nullable();
const Status = z.enum(['published', 'draft', 'archived']);

/** What is asked of each cell that may be changed. */
export const GridValues = z.object({
  sku: Sku.nullable(),
  barcode: Barcode.nullable(),
  /** What the design costs; null is what its product does. */
  price: ProductPrice.nullable(),
  stock: z.int().min(0).max(maxStock),
  status: Status,
});

const values = GridValues.shape;

export const GridRow = z.object({
  productDesignId: Id,
  /** The version of its product that was read: whether a stock has been counted by somebody else since, or only sold. */
  seenVersion: z.int().positive(),
  sku: changed(code, values.sku),
  barcode: changed(code, values.barcode),
  price: changed(Money, values.price),
  stock: changed(z.int().min(0), values.stock),
  status: changed(Status, values.status),
});
export type GridRow = z.infer<typeof GridRow>;

/** `conflict`: somebody else has changed a cell since. Of what is not `saved` nothing was written. */
export const gridStates = ['saved', 'unchanged', 'conflict', 'refused'] as const;
export type GridState = (typeof gridStates)[number];

/** How a design is now. */
export const GridNow = z.object({
  version: z.int().positive(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  /** Its own price; null where it costs what its product does. */
  ownPrice: Money.nullable(),
  productPrice: Money,
  stock: z.int().nonnegative(),
  status: Status,
});
export type GridNow = z.infer<typeof GridNow>;

/** What became of a row. */
export const GridResult = z.object({
  productDesignId: Id,
  state: z.enum(gridStates),
  /** Which cells are in conflict or refused and why, in the caller's language; null where no cell alone is to blame. */
  refusals: z.array(z.object({ field: z.enum(gridFields).nullable(), message: z.string() })),
  /** Null where the design is gone. */
  now: GridNow.nullable(),
});
export type GridResult = z.infer<typeof GridResult>;

export const saveProductGrid = endpoint({
  method: 'PATCH',
  path: '/admin/products/grid',
  access: 'product:write',
  summary: 'Change hundreds of designs at once; each row is saved, or refused, on its own',
  maxBytes: 1024 ** 2,
  body: z.object({ rows: z.array(GridRow).min(1).max(maxGridRows) }),
  /** In the order of the rows. */
  data: z.array(GridResult),
});
