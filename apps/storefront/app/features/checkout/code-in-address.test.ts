import { ApiError } from '@craftsandore/api-client';
import { expect, test, vi } from 'vitest';

import { codeInAddress, codeInUse, withCode } from './code-in-address.ts';

const named = (code: string) => new URLSearchParams({ code });

test.each([
  ['eid2026', { promotionCode: 'eid2026' }],
  [' eid ٢٠٢٦\u200f', { promotionCode: 'eid٢٠٢٦' }],
  ['x'.repeat(100), { promotionCode: 'x'.repeat(40) }],
  [' ', {}],
])('of the address %j', (code, wanted) => {
  expect(codeInAddress(named(code))).toEqual(wanted);
});

test('an order does not use a code that takes off nothing', () => {
  expect(codeInUse(named('eid'), {})).toEqual({ promotionCode: 'eid' });
  expect(codeInUse(named('eid'), { promotionRefusal: 'It is over.' })).toEqual({});
});

test('who has tried too many codes still gets to the checkout, and is told why there is no discount', async () => {
  const refusal = new ApiError({ status: 429, message: 'Too many.' });
  const ask = vi.fn(async ({ promotionCode }: { promotionCode?: string }) => {
    if (promotionCode) throw refusal;
    return { total: 5, promotionRefusal: undefined };
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
