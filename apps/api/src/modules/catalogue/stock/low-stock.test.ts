import {
  getDashboard,
  getProduct,
  getSettings,
  listStaffProducts,
  saveDesign,
  saveMoneySettings,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../../test/support/builders.ts';
import { products } from '../../../db/schema/catalogue.ts';

const { db, guest, signedIn } = await testApi({ REQUESTS_PER_MINUTE: '0' });
const owner = await signedIn(Role.Admin);

async function setLowStock(lowStock: number) {
  const { version: seenVersion } = (await owner.call(getSettings, {})).money;
  await owner.call(saveMoneySettings, { body: { seenVersion, lowStock } });
}

test('what is low is another thing for every list, badge and figure as soon as the owner says so', async () => {
  const { id: categoryIds } = await aCategory(db);
  const scarce = await aProduct(db, { categoryId: categoryIds, stock: [40, 5] });
  const some = await aProduct(db, { categoryId: categoryIds, stock: [9] });
  const out = await aProduct(db, { categoryId: categoryIds, stock: [0] });
  const list = async (stock: 'low' | 'out') => {
    const { data, meta } = await owner.call(listStaffProducts, { query: { categoryIds, stock } });
    return [meta.lowStock, meta.totalCount, ...data.map(({ id }) => id)];
  };
  const warned = async () =>
    (await owner.call(getDashboard, {})).figures?.lowStock.map(({ stock }) => stock);

  expect(await list('low')).toEqual([5, 2, out.id, scarce.id]);
  expect(await warned()).toEqual([0, 5]);

  await setLowStock(9);
  expect(await list('low')).toEqual([9, 3, out.id, some.id, scarce.id]);
  expect(await warned()).toEqual([0, 5, 9]);

  await setLowStock(0);
  expect(await list('low')).toEqual([0, 1, out.id]);
  expect(await list('out')).toEqual([0, 1, out.id]);
  expect(await warned()).toEqual([0]);
});

test('it may change while stock changes: each product knows its fewest pieces, and the lists go by them', async () => {
  const { id: categoryIds } = await aCategory(db);
  const { id, designs } = await aProduct(db, { categoryId: categoryIds, stock: [10, 10, 10] });
  const change = async (designId: number, stock: number) => {
    const { productDesigns } = await guest.call(getProduct, { params: { id } });
    const { name, nameAr } = productDesigns.find((design) => design.id === designId) ?? {
      name: 'A',
      nameAr: 'أ',
    };
    await owner.call(saveDesign, { body: { id: designId, productId: id, name, nameAr, stock } });
  };

  for (let round = 0; round < 12; round++) {
    const stocks = designs.map((_, place) => (round * 7 + place * 5) % 11);
    const lowStock = round % 9;
    await Promise.all([
      setLowStock(lowStock),
      ...designs.map((design, place) => change(design.id, stocks[place] ?? 0)),
    ]);
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect(row?.fewest).toBe(Math.min(...stocks));
    const { data } = await owner.call(listStaffProducts, { query: { categoryIds, stock: 'low' } });
    expect(data).toHaveLength(Math.min(...stocks) <= lowStock ? 1 : 0);
  }
});
