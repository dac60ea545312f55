import {
  askQuestion,
  listOwnQuestions,
  listQuestions,
  listStaffQuestions,
  moderateQuestion,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { users } from '../../../db/schema/users.ts';

const api = await testApi();
const { db, guest, signedIn } = api;
const sales = await signedIn(Role.Sales);

type Change = Omit<CallInput<typeof moderateQuestion>['body'], 'seenVersion'>;

beforeEach(async () => {
  await receiveMails(api);
});

async function aQuestion({ locale = 'ar', isVerified = true } = {}) {
  const { id: productId } = await aProduct(db);
  const { user, call } = await signedIn(Role.User, locale);
  await db.update(users).set({ isVerified }).where(eq(users.id, user.id));
  const body = { productId, text: 'Does it fit a round table?' };
  const { id } = await call(askQuestion, { body });
  const params = { id };
  const change = (seenVersion: number, change: Change) =>
    sales.call(moderateQuestion, { params, body: { seenVersion, ...change } });
  const read = async () =>
    (await guest.call(listQuestions, { params: { id: productId }, query: {} })).data;
  const own = () => call(listOwnQuestions, { params: { id: productId } });
  const partsOf = async () => {
    const parts = ['unanswered', 'answered', 'hidden'] as const;
    const found = [];
    for (const part of parts) {
      const query = { part, productId: String(productId) };
      const { data } = await sales.call(listStaffQuestions, { query });
      if (data.length > 0) found.push(part);
    }
    return found;
  };
  return { id, productId, user, change, read, own, partsOf };
}

test('who asked is told once, in the language in which they asked, when all can read the answer', async () => {
  const { user, productId, change, read, partsOf } = await aQuestion();
  expect(await partsOf()).toEqual(['unanswered']);
  const answered = await change(1, { answer: ' It does.\nUp to 1.2 m. ' });
  expect(answered).toMatchObject({ version: 2, answer: { text: 'It does.\nUp to 1.2 m.' } });
  expect(await partsOf()).toEqual(['answered']);
  expect(await read()).toHaveLength(1);

  const mails = await receiveMails(api);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: [{ address: user.email }] });
  expect(mails[0]?.subject).toContain('الرد على سؤالك');
  for (const words of ['> Does it fit', '> Up to 1.2 m.', `/product/${productId}#questions`]) {
    expect(mails[0]?.text).toContain(words);
  }
  await change(2, { answer: null });
  await change(3, { answer: 'It does indeed.' });
  expect(await receiveMails(api)).toEqual([]);
});

test('an answer to what is hidden is told when it is shown', async () => {
  const { change, read } = await aQuestion({ locale: 'en' });
  await change(1, { isHidden: true, answer: 'It does.' });
  expect(await receiveMails(api)).toEqual([]);
  expect(await read()).toEqual([]);
  await change(2, { isHidden: false });
  const [mail] = await receiveMails(api);
  expect(mail?.subject).toContain('Your question about');
  expect(await read()).toHaveLength(1);
});

test('nobody is told at an address that nobody has verified, or of what nobody can read any more', async () => {
  await (await aQuestion({ isVerified: false })).change(1, { answer: 'It does.' });
  const hidden = await aQuestion();
  await hidden.change(1, { answer: 'It does.' });
  await hidden.change(2, { isHidden: true });
  const gone = await aQuestion();
  await gone.change(1, { answer: 'It does.' });
  await db.update(products).set({ isPublished: false }).where(eq(products.id, gone.productId));
  expect(await receiveMails(api)).toEqual([]);
});

test('what is hidden is nobody’s to read but its author’s, answered or not', async () => {
  const { change, read, own, partsOf } = await aQuestion();
  await change(1, { isHidden: true });
  expect(await partsOf()).toEqual(['hidden']);
  await change(2, { isHidden: false });
  expect(await partsOf()).toEqual(['unanswered']);
  await change(3, { answer: 'It does.' });
  await change(4, { isHidden: true });
  expect(await partsOf()).toEqual(['hidden']);
  expect(await read()).toEqual([]);
  expect(await own()).toMatchObject([{ isHidden: true }]);
});

test('an answer that is taken away takes the question off the page', async () => {
  const { change, read, partsOf } = await aQuestion();
  await change(1, { answer: 'It does.' });
  await change(2, { answer: null });
  expect(await read()).toEqual([]);
  expect(await partsOf()).toEqual(['unanswered']);
});

test('who waits longest is listed first', async () => {
  const [first, second] = [await aQuestion(), await aQuestion()];
  const { data } = await sales.call(listStaffQuestions, { query: {} });
  const ids = data.map(({ id }) => id);
  expect(ids.indexOf(first.id)).toBeGreaterThanOrEqual(0);
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
});

test('nobody changes what somebody else has changed since', async () => {
  const { id, change, read } = await aQuestion();
  const both = ['One.', 'Two.'].map((answer) => change(1, { answer }));
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'question.changed' },
  });
  expect(await read()).toHaveLength(1);
  expect(await receiveMails(api)).toHaveLength(1);

  const missing = sales.call(moderateQuestion, {
    params: { id: id + 1_000_000 },
    body: { seenVersion: 1, isHidden: true },
  });
  await expect(missing).rejects.toMatchObject({ status: 404, code: 'question.not_found' });
});
