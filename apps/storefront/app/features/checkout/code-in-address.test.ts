import { ApiError } from '@craftsandore/api-client';
import { expect, test, vi } from 'vitest';

import { withCode } from './code-in-address.ts';

type Answer = { total: number; promotionRefusal?: string };

const named = (code: string) => new URLSearchParams({ code });

test.each([
  ['eid2026', { promotionCode: 'eid2026' }],
  [' eid ٢٠٢٦ ', { promotionCode: 'eid ٢٠٢٦' }],
  ['x'.repeat(100), { promotionCode: 'x'.repeat(40) }],
  [' ', {}],
])('asked with %j, an answer names what an order is to use', async (code, wanted) => {
  const ask = vi.fn(async (): Promise<Answer> => ({ total: 5 }));
  await expect(withCode(named(code), ask)).resolves.toEqual({ total: 5, ...wanted });
  expect(ask).toHaveBeenCalledExactlyOnceWith(wanted);
});

test('an order does not use a code that takes off nothing', async () => {
  const refused = { total: 5, promotionRefusal: 'It is over.' };
  const answer = await withCode(named('eid'), async (): Promise<Answer> => refused);
  expect(answer).toEqual(refused);
});

test('who has tried too many codes still gets to the checkout, and is told why there is no discount', async () => {
  const refusal = new ApiError({ status: 429, message: 'Too many.' });
  const ask = vi.fn(async ({ promotionCode }: { promotionCode?: string }): Promise<Answer> => {
    if (promotionCode) throw refusal;
    return { total: 5 };
  });
  const answer = await withCode(named('eid'), ask);
  expect(answer).toEqual({ total: 5, promotionRefusal: 'Too many.' });
  expect(ask.mock.calls).toEqual([[{ promotionCode: 'eid' }], [{}]]);
});

test('what failed for another reason is not asked again', async () => {
  const ask = vi.fn(() => Promise.reject(new ApiError({ status: 503, message: 'Later.' })));
  await expect(withCode(named('eid'), ask)).rejects.toMatchObject({ status: 503 });
  expect(ask).toHaveBeenCalledOnce();
});
