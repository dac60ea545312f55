import { type CustomerReturn, type CustomerReturns, piastres } from '@craftsandore/contract';

import { aGuestOrder } from './a-guest-order.ts';

/** One of two bowls that Salma asks to send back. */
export const aCustomerReturn = (fields: Partial<CustomerReturn> = {}): CustomerReturn => ({
  ...{ id: 31, state: 'requested', wanted: 'refund', reason: 'broken', comment: 'شرخ صغير' },
  ...{
    exchange: null,
    answer: null,
    wayPaidBy: null,
    answerDueOn: '2026-11-30',
    refundDueOn: null,
    refunds: [],
  },
  lines: [{ orderLineId: 1, quantity: 1, received: null }],
  photos: [],
  takesPhotos: true,
  ...{ worth: piastres(89_000), toRefund: piastres(0) },
  requestedAt: '2026-11-27T08:00:00.000Z',
  ...fields,
});

/** The same once the bowl is here and half of it is paid back. */
export const aReceivedReturn: CustomerReturn = aCustomerReturn({
  ...{ state: 'received', wayPaidBy: 'shop', answerDueOn: null, refundDueOn: '2026-12-06' },
  takesPhotos: false,
  lines: [{ orderLineId: 1, quantity: 1, received: 1 }],
  toRefund: piastres(44_000),
  refunds: [
    {
      ...{ amount: piastres(45_000), method: 'instapay', reference: 'T-77' },
      at: '2026-11-29T08:00:00.000Z',
    },
  ],
});

/** Of an order that was delivered on 25 November: both bowls may come back. */
const someReturns = (fields: Partial<CustomerReturns> = {}): CustomerReturns => ({
  ...{ lastDay: '2026-12-09', isOver: false, returns: [] },
  returnable: [{ orderLineId: 1, quantity: 2 }],
  ...fields,
});

/** That order. */
export const aDeliveredOrder = (fields: Partial<CustomerReturns> = {}) => ({
  ...aGuestOrder,
  status: { id: 4, name: 'delivered' as const },
  returns: someReturns(fields),
});
