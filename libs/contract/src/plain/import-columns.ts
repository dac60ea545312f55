/**
 * The columns of a file of products, a row for each design, in the order in which an export has them. What is of the product
 * stands in each of its rows.
 */
export const importColumns = [
  'product',
  'design',
  'sku',
  'barcode',
  'name',
  'nameAr',
  'designName',
  'designNameAr',
  'category',
  'status',
  'price',
  'designPrice',
  'stock',
  'stockThen',
  'addToStock',
  'weight',
  'designWeight',
  'wood',
  'finish',
  'length',
  'width',
  'height',
  'origin',
  'foodSafe',
  'madeToOrderDays',
  'care',
  'inTheBox',
  'inTheBoxAr',
  'description',
  'descriptionAr',
] as const;
export type ImportColumn = (typeof importColumns)[number];
