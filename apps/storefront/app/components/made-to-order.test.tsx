import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { MayReturn } from './made-to-order.tsx';

test.each([
  ['all is kept ready', [null, undefined]],
  ['some of it is made to order, which its line says', [null, 12]],
])('says until when pieces may be sent back where %s', (_, days) => {
  renderInApp(<MayReturn lines={days.map((madeToOrderDays) => ({ madeToOrderDays }))} />);
  expect(document.body).toHaveTextContent('You may send it back within 14 days');
});

test('promises no return of what is all made to order', () => {
  renderInApp(<MayReturn lines={[{ madeToOrderDays: 12 }]} />);
  expect(document.body.textContent).toBe('');
});
