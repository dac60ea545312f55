import type { OrderRow } from '../order-rows.ts';
import { createSignedIds, idIn, isSameToken, type Made } from '../signed-ids.ts';

export type ConfirmTokens = ReturnType<typeof createConfirmTokens>;

/** What was written about an order. */
type Written = { template: string; locale: string; text: string };

type Version = Made & Pick<OrderRow, 'version'>;

/**
 * What opens the page on which a customer confirms an order alone. It stands in messages and in no answer of the API, or
 * whoever types a stranger's number could confirm what they order.
 */
export function createConfirmTokens(secret: string) {
  const { sign, tokenOf } = createSignedIds(secret);

  const formTokenOf = (order: Version): string =>
    sign('confirm form', order, [order.version]).toString('base64url');

  const sealOf = (order: Made, { template, locale, text }: Written): string =>
    sign('message', order, [template, locale, text]).toString('base64url');

  return {
    of: (order: Made): string => tokenOf('confirm', order),
    orderIdIn: idIn,
    isOf: (token: string, order: Made): boolean => isSameToken(token, tokenOf('confirm', order)),
    /** What the page of an order has: it answers for the version that was shown, and no program that has not read it. */
    formTokenOf,
    isFormTokenOf: (token: string, order: Version): boolean =>
      isSameToken(token, formTokenOf(order)),
    /** Shows that the shop has written this about the order, whoever brings it back. */
    sealOf,
    isSealOf: (seal: string, order: Made, written: Written): boolean =>
      isSameToken(seal, sealOf(order, written)),
  };
}
