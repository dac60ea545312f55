import { attempt, type Result } from '@craftsandore/api-client';
import {
  type CallInput,
  exchangeReturn,
  getShippingOptions,
  listProducts,
  deleteReturnPhoto,
  keepReturnPhoto,
  moveReturn,
  openReturn,
  type OrderReturns,
  payRefund,
  quoteOrder,
  receiveReturn,
  type StaffReturn,
} from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';
import type { NotRefreshed } from '../../../navigation/keeping-last.ts';
import { destinationIntents } from '../refunds/destination-calls.ts';
import type { Payment } from '../cash/cash-calls.ts';
import type { Pieces } from '../parcels/parcel-calls.ts';

export type NewReturn = CallInput<typeof openReturn>['body'];
export type Exchange = CallInput<typeof exchangeReturn>['body'];
export type ReturnMove = CallInput<typeof moveReturn>['body'];

/** What an order's page knows of what of it comes back. */
export type OrdersReturns = OrderReturns & NotRefreshed;

/** `key` is made once for what is meant: pressed again, it is the same. */
type Keyed<T> = T & { key: string };

/** What is done on an order's page. */
export const orderReturnIntents = {
  open: ({ orderId, wish, key }: Keyed<{ orderId: number; wish: NewReturn }>, { api }: Call) =>
    attempt(api(openReturn, { params: { orderId }, body: wish }, { key })),
};

/** What is done with a return on its page. */
export const returnIntents = {
  move: moveReturn,
  addPhoto: keepReturnPhoto,
  deletePhoto: deleteReturnPhoto,
  receive: ({ id, pieces, key }: Keyed<{ id: number; pieces: Pieces }>, { api }: Call) =>
    attempt(api(receiveReturn, { params: { id }, body: { pieces } }, { key })),
  pay: ({ id, refund, key }: Keyed<{ id: number; refund: Payment }>, { api }: Call) =>
    attempt(api(payRefund, { params: { id }, body: refund }, { key })),
  search: listProducts,
  begin: ({ items }: Pick<Exchange, 'items'>, { api }: Call) =>
    attempt(
      Promise.all([api(quoteOrder, { body: { items } }), api(getShippingOptions, {})]).then(
        ([{ lines }, options]) => ({ lines, options }),
      ),
    ),
  exchange: exchangeReturn,
  ...destinationIntents,
};

export type OpenReturn = (wish: NewReturn, key: string) => Promise<Result<StaffReturn>>;
