import type { exportProducts, ResponseBody } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Database } from '../../../db/client.ts';
import { findCategoryNames, findWholeCatalogue } from './find-catalogue.ts';
import type { Values } from './planned-row.ts';
import { writeExcelFile, writeFile } from './write-file.ts';

/** All products and their designs, as a file that changes nothing where it is imported again. */
export async function exportAll(
  db: Database,
  { locale, format }: { locale: Locale; format: 'csv' | 'xlsx' },
): Promise<ResponseBody<typeof exportProducts>> {
  const known = { locale, categories: await findCategoryNames(db) };
  const found = await findWholeCatalogue(db);
  const rows = found.flatMap(({ product: { id, status, values }, designs }) => {
    const ofProduct: Values = { ...values, product: id, status };
    if (designs.length === 0) return [ofProduct];
    return designs.map(({ id: design, stock, values }) => ({
      ...{ ...ofProduct, ...values, design, stock, stockThen: stock },
    }));
  });
  const count = rows.length;
  if (format === 'csv') return { csv: writeFile(rows, { known }), count };
  return { xlsx: (await writeExcelFile(rows, { known })).toString('base64'), count };
}
