import { getOrder } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { pathParams } from './path-params.ts';

test('reads the parameters of a path', () => {
  expect(pathParams(getOrder, { orderId: '7' })).toEqual({ orderId: 7 });
});

test.each(['seven', '', '0', '-1', '1.5', '99999999999', undefined])(
  'knows no page by the id %j',
  (orderId) => {
    expect(() => pathParams(getOrder, { orderId })).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    );
  },
);
