import { expect, test } from 'vitest';

import { readCsv } from '../../../tables/read-csv.ts';
import { fromShopify } from './shopify.ts';

function read(...lines: string[]) {
  const [head, ...rows] = readCsv(lines.join('\n'));
  if (!head) throw new Error('A file has a head');
  return fromShopify(head, rows);
}

test('a file with no handles is none of Shopify', () => {
  expect(read('SKU,Title,Price', 'A,Board,10')).toBeUndefined();
});

test('its new columns are the same as its old ones', () => {
  const old = read(
    'Handle,Title,Body (HTML),Option1 Value,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price',
    'tray,Tray,<p>Oak</p>,Long,Oiled,T-1,500,3,90',
  );
  const current = read(
    'Title,URL handle,Description,SKU,Option1 value,Option2 value,Price,Inventory quantity,Weight value (grams)',
    'Tray,tray,<p>Oak</p>,T-1,Long,Oiled,90,3,500',
  );
  expect(old?.rows).toEqual(current?.rows);
  expect(Object.fromEntries(old?.rows[0]?.cells ?? [])).toEqual({
    ...{ sku: 'T-1', name: 'Tray', designName: 'Long / Oiled', description: 'Oak' },
    ...{ price: '90', designPrice: '', weight: '0.5', designWeight: '', stock: '3' },
  });
});

test('a title in Arabic makes it a file in Arabic, and a product without options has its own name as design', () => {
  const file = read(
    'Handle,Title,Option1 Value,Variant SKU,Variant Price',
    'tray,صينية,Default Title,T-1,90',
  );
  const [row] = file?.rows ?? [];
  expect(Object.fromEntries(row?.cells ?? [])).toMatchObject({
    ...{ nameAr: 'صينية', designNameAr: 'صينية' },
  });
  expect(Object.fromEntries(row?.ofNew ?? [])).toEqual({ name: 'صينية', designName: 'صينية' });
});

test('what it tells search engines is in the language of its title, and an empty cell says nothing of it', () => {
  const head = 'Handle,Title,Variant SKU,SEO Title,SEO Description';
  const seoOf = (...lines: string[]) =>
    read(head, ...lines)?.rows.map(({ cells }) => {
      const { seoTitle, seoTitleAr, seoDescription, seoDescriptionAr } = Object.fromEntries(cells);
      return { seoTitle, seoTitleAr, seoDescription, seoDescriptionAr };
    });
  const english = { seoTitle: 'Oak tray', seoDescription: 'Made in Damietta' };
  // Of the product, which stands in its first row.
  expect(seoOf('tray,Tray,T-1,Oak tray,Made in Damietta', 'tray,,T-2,,')).toEqual([
    english,
    english,
  ]);
  expect(seoOf('tray,صينية,T-1,صينية أرو,')).toEqual([{ seoTitleAr: 'صينية أرو' }]);
  expect(seoOf('tray,Tray,T-1,,')).toEqual([{}]);
});

test('columns that it does not have say nothing, and weights that are none are kept to be refused', () => {
  const file = read('Handle,Title,Variant SKU', 'tray,Tray,T-1', 'tray,,T-2');
  for (const { cells } of file?.rows ?? []) {
    expect([...cells.keys()]).toEqual(['sku', 'name', 'designName']);
  }
  const heavy = read('Handle,Title,Variant SKU,Variant Grams', 'tray,Tray,T-1,heavy');
  expect(heavy?.rows[0]?.cells.get('weight')).toBe('heavy');
});

test('rows without a handle are products of their own', () => {
  const file = read('Handle,Title,Variant SKU', ',Tray,T-1', ',Bowl,B-1');
  expect(file?.rows.map(({ cells }) => cells.get('name'))).toEqual(['Tray', 'Bowl']);
  expect(new Set(file?.rows.map(({ group }) => group)).size).toBe(2);
});
