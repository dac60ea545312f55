import {
  askQuestion,
  listOwnQuestions,
  listQuestions,
  moderateQuestion,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { products } from '../../db/schema/catalogue.ts';
import { questions } from '../../db/schema/questions.ts';

const { db, guest, signedIn } = await testApi();
const sales = await signedIn(Role.Sales);

const text = 'Does it fit a round table?';
const read = (id: number, query = {}) => guest.call(listQuestions, { params: { id }, query });
const answer = (id: number, words = 'It does.', seenVersion = 1) =>
  sales.call(moderateQuestion, { params: { id }, body: { seenVersion, answer: words } });

test('a question is its author’s alone until it is answered', async () => {
  const { id: productId } = await aProduct(db);
  const [author, other] = [await signedIn(), await signedIn()];
  const own = ({ call }: typeof author) => call(listOwnQuestions, { params: { id: productId } });
  const asked = await author.call(askQuestion, { body: { productId, text: `  ${text}\n` } });

  expect(asked).toMatchObject({ text, answer: null, isHidden: false });
  expect((await read(productId)).data).toEqual([]);
  expect(await own(author)).toEqual([asked]);
  expect(await own(other)).toEqual([]);

  await answer(asked.id);
  const { data, meta } = await read(productId);
  expect(data).toMatchObject([{ text, userName: 'Salma M.', answer: { text: 'It does.' } }]);
  expect(meta.totalCount).toBe(1);
  expect(await own(author)).toMatchObject([{ answer: { text: 'It does.' } }]);
  expect(await own(other)).toEqual([]);
});

test('asked twice at once it is one question', async () => {
  const { id: productId } = await aProduct(db);
  const { call } = await signedIn();
  const other = await signedIn();
  const body = { productId, text };
  const asked = await Promise.all([1, 2, 3].map(() => call(askQuestion, { body })));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  await other.call(askQuestion, { body });
  await call(askQuestion, { body: { productId, text: `${text} And a square one?` } });
  expect(await db.$count(questions, eq(questions.productId, productId))).toBe(3);
});

test('pages of questions, the newest answer first, also after one is corrected', async () => {
  const { id: productId } = await aProduct(db);
  const { call } = await signedIn();
  const ask = async (text: string) => (await call(askQuestion, { body: { productId, text } })).id;
  const [first, second, third] = [await ask('First?'), await ask('Second?'), await ask('Third?')];
  await answer(third);
  await answer(first);
  await answer(second);
  await answer(third, 'It does, and well.', 2);

  const { data, meta } = await read(productId, { perPage: 2 });
  expect(data.map(({ id }) => id)).toEqual([second, first]);
  expect(meta).toMatchObject({ totalCount: 3, pageCount: 2 });
  const rest = await read(productId, { perPage: 2, page: 2 });
  expect(rest.data).toMatchObject([{ id: third, answer: { text: 'It does, and well.' } }]);
});

test('a question has from five letters to five hundred', async () => {
  const { id: productId } = await aProduct(db);
  const { call } = await signedIn();
  const ask = (text: string) => call(askQuestion, { body: { productId, text } });
  for (const wrong of ['', ' Why?   ', 'a'.repeat(501)]) {
    await expect(ask(wrong)).rejects.toMatchObject({ status: 422 });
  }
  await ask('لماذا');
  await ask('a'.repeat(500));
});

test('nobody asks about what is not in the shop, or without an account', async () => {
  const { id: productId } = await aProduct(db);
  const { call } = await signedIn();
  const body = { productId, text };
  await expect(guest.call(askQuestion, { body })).rejects.toMatchObject({ status: 401 });
  await db.update(products).set({ isPublished: false }).where(eq(products.id, productId));
  const missing = { status: 404, code: 'product.not_found' };
  await expect(call(askQuestion, { body })).rejects.toMatchObject(missing);
  await expect(read(productId)).rejects.toMatchObject(missing);
  const own = call(listOwnQuestions, { params: { id: productId } });
  await expect(own).rejects.toMatchObject(missing);
});

test.each([
  ['account', { QUESTIONS_PER_HOUR: '1' }],
  ['network', { QUESTIONS_OF_ADDRESS: '1' }],
])('of one %s only so many are asked', async (of, environment) => {
  const api = await testApi(environment);
  const { id: productId } = await aProduct(api.db);
  const [one, other] = [await api.signedIn(), await api.signedIn()];
  await one.call(askQuestion, { body: { productId, text } });
  const again = (of === 'account' ? one : other).call(askQuestion, { body: { productId, text } });
  await expect(again).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
});

test('asking makes no cached page stale, answering does', async () => {
  const api = await testApi();
  const { id: productId } = await aProduct(api.db);
  const [author, staff] = [await api.signedIn(), await api.signedIn(Role.Sales)];
  const params = { id: productId };
  const isKept = async () => {
    const before = api.queries.length;
    await api.guest.call(listQuestions, { params, query: {} });
    return api.queries.length === before;
  };
  await expect.poll(isKept).toBe(true);
  const { id } = await author.call(askQuestion, { body: { productId, text } });
  expect(await isKept()).toBe(true);

  await staff.call(moderateQuestion, {
    params: { id },
    body: { seenVersion: 1, answer: 'It does.' },
  });
  const { data } = await api.guest.call(listQuestions, { params, query: {} });
  expect(data).toMatchObject([{ id }]);
});

test('so many questions of a person wait for an answer, and no more are kept', async () => {
  const api = await testApi({ QUESTIONS_PER_HOUR: '0' });
  const { id: productId } = await aProduct(api.db);
  const { call } = await api.signedIn();
  const ask = (text: string) => call(askQuestion, { body: { productId, text } });
  for (let place = 1; place <= 20; place++) await ask(`${text} ${place}`);
  await expect(ask('One more?')).rejects.toMatchObject({ status: 409, code: 'question.too_many' });
  expect(await api.db.$count(questions)).toBe(20);
  expect(await ask(`${text} 20`)).toMatchObject({ answer: null }); // the same again is none more

  await api.db.update(questions).set({ answer: 'It does.', answeredAt: new Date() });
  expect(await ask('One more?')).toMatchObject({ answer: null });
});
