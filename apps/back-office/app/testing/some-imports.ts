import type { ImportRow, ProductImport } from '@craftsandore/contract';

import type { Planned } from '../features/products/import/import-calls.ts';

/** A row that changes a price, for stories and tests. */
export const anImportRow = (fields: Partial<ImportRow> = {}): ImportRow => ({
  ...{ row: 8, state: 'changed', sku: 'CUT-CARV-WAL', stockThen: null },
  ...{ name: 'Carving board, walnut', nameAr: 'لوح تقطيع من خشب الجوز' },
  changes: [{ column: 'price', before: '590.00', after: '690.00' }],
  refusals: [],
  ...fields,
});

export const aPlan = (data: ImportRow[], meta: Partial<Planned['meta']> = {}): Planned => {
  const count = (kind: ImportRow['state']) => data.filter(({ state }) => state === kind).length;
  return {
    data,
    meta: {
      ...{ created: count('created'), changed: count('changed') },
      ...{ unchanged: 118, refused: count('refused') },
      ...{ id: null, seen: 'f'.repeat(64), seenStocks: [null, 10], unreadColumns: [] },
      ...meta,
    },
  };
};

export const anImport = (fields: Partial<ProductImport> = {}): ProductImport => ({
  ...{ id: 7, fileName: 'prices-november.csv', staffName: 'Noha Selim' },
  ...{ created: 3, changed: 12, unchanged: 118, refused: 4 },
  createdAt: '2026-11-20T14:10:00.000Z',
  ...fields,
});
