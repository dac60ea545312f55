import { forgetProduct, listSaved, maxSaved, saveProducts } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { products } from '../../db/schema/catalogue.ts';

const { db, as, signedIn } = await testApi();

const save = (...ids: number[]) => ({
  body: { products: ids.map((productId) => ({ productId, price: 850 })) },
});

test('what is saved is kept for its owner alone, the latest first', async () => {
  const { call } = await signedIn();
  const tray = await aProduct(db);
  const bowl = await aProduct(db);

  await call(saveProducts, save(tray.id));
  const saved = await call(saveProducts, save(bowl.id));

  expect(saved).toEqual([
    { productId: bowl.id, price: 85_000 },
    { productId: tray.id, price: 85_000 },
  ]);
  expect(await call(listSaved, {})).toEqual(saved);
  expect(await (await signedIn()).call(listSaved, {})).toEqual([]);
  await expect(as(null).call(listSaved, {})).rejects.toMatchObject({ status: 401 });
});

test('what a guest has saved joins in its order, and keeps the price of the first time', async () => {
  const { call } = await signedIn();
  const [one, two, three] = await Promise.all([aProduct(db), aProduct(db), aProduct(db)]);
  await call(saveProducts, { body: { products: [{ productId: two.id, price: 100 }] } });

  const saved = await call(saveProducts, save(three.id, two.id, one.id, three.id));

  expect(saved.map(({ productId }) => productId)).toEqual([three.id, one.id, two.id]);
  expect(saved.at(-1)).toMatchObject({ price: 10_000 });
});

test('saving and forgetting twice is as good as once, also at the same time', async () => {
  const { call } = await signedIn();
  const { id } = await aProduct(db);

  await Promise.all([call(saveProducts, save(id)), call(saveProducts, save(id))]);
  expect(await call(listSaved, {})).toHaveLength(1);

  const forget = () => call(forgetProduct, { params: { productId: id } });
  expect(await Promise.all([forget(), forget()])).toEqual([[], []]);
});

test('what leaves the shop is not shown until it is back', async () => {
  const { call } = await signedIn();
  const { id } = await aProduct(db);
  const publish = (isPublished: boolean) =>
    db.update(products).set({ isPublished }).where(eq(products.id, id));
  await call(saveProducts, save(id));

  await publish(false);
  expect(await call(listSaved, {})).toEqual([]);
  const unknown = await (await signedIn()).call(saveProducts, save(id, 2_000_000_000));
  expect(unknown).toEqual([]);

  await publish(true);
  expect(await call(listSaved, {})).toHaveLength(1);
});

test('there is room for a hundred; what does not fit is left out, and one too many is refused', async () => {
  const { call } = await signedIn();
  const many = await Promise.all(Array.from({ length: maxSaved + 1 }, () => aProduct(db)));
  const ids = many.map(({ id }) => id);
  const [first = 0, ...others] = ids;
  await call(saveProducts, save(first));

  const saved = await call(saveProducts, save(...others));

  expect(saved).toHaveLength(maxSaved);
  expect(saved.map(({ productId }) => productId)).toContain(first);
  const last = others.at(-1) ?? 0;
  expect(saved.map(({ productId }) => productId)).not.toContain(last);
  await expect(call(saveProducts, save(last))).rejects.toMatchObject({ code: 'saved.too_many' });
  // One that is saved already takes no room.
  expect(await call(saveProducts, save(first))).toHaveLength(maxSaved);
});
