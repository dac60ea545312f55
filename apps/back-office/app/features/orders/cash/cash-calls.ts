import { attempt, type Result } from '@craftsandore/api-client';
import {
  type CallInput,
  noteDeposit,
  type OrderDestinations,
  readRemittanceHead,
  refundOrder,
  type ResponseBody,
  takeRemittance,
} from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';
import type { NotRefreshed } from '../../../navigation/keeping-last.ts';

export type RemittanceBody = CallInput<typeof takeRemittance>['body'];
export type Taken = ResponseBody<typeof takeRemittance>;

/** Taken once for each reference: sent again, it answers again. */
export const remittanceIntents = { take: takeRemittance, readHead: readRemittanceHead };

export type TakeRemittance = (body: RemittanceBody) => Promise<Result<Taken>>;

/** What a file holds whose columns nobody knows yet, and what somebody says they are. */
export type RemittanceHead = ResponseBody<typeof readRemittanceHead>;
export type FileColumns = NonNullable<RemittanceBody['columns']>;
export type ReadHead = (
  file: CallInput<typeof readRemittanceHead>['body'],
) => Promise<Result<RemittanceHead>>;

/** What was paid, how, and what the bank calls it. */
export type Payment = CallInput<typeof refundOrder>['body'];
export type OrderMoney = ResponseBody<typeof noteDeposit>;

/** What an order's page knows of its money. */
export type OrdersMoney = {
  money: OrderMoney;
  /** Where what is owed goes; left out where nothing is, and for who has nothing to do with returns. */
  destinations?: OrderDestinations;
} & NotRefreshed;

type DepositOfOrder = { orderId: number; deposit: Payment; key: string };
type RefundOfOrder = { orderId: number; refund: Payment; key: string };

export const moneyIntents = {
  deposit: ({ orderId, deposit, key }: DepositOfOrder, { api }: Call) =>
    attempt(api(noteDeposit, { params: { orderId }, body: deposit }, { key })),
  refund: ({ orderId, refund, key }: RefundOfOrder, { api }: Call) =>
    attempt(api(refundOrder, { params: { orderId }, body: refund }, { key })),
};

/** `key` is made once for what is meant: pressed again, it is the same. */
export type NotePayment = (payment: Payment, key: string) => Promise<Result<unknown>>;
