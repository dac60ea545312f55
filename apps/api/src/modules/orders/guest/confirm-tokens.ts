import { createHmac, timingSafeEqual } from 'node:crypto';

import { OrderStatus } from '@craftsandore/contract';

import type { OrderRow } from '../order-rows.ts';

export type ConfirmTokens = ReturnType<typeof createConfirmTokens>;

const idBytes = 4;
const signatureBytes = 16;

/** What was written about an order. */
type Written = { template: string; locale: string; text: string };

type Placed = Pick<OrderRow, 'id' | 'createdAt'>;

/** What opens the page on which a customer confirms an order alone; it is signed, so that nothing keeps it. */
export function createConfirmTokens(secret: string) {
  /** 128 bits. An order counts as the one that was placed then: after a restore its number may be another's. */
  const sign = (purpose: string, { id, createdAt }: Placed, more: unknown[] = []) =>
    createHmac('sha256', secret)
      .update([purpose, id, createdAt.toISOString(), ...more].join(' '))
      .digest()
      .subarray(0, signatureBytes);

  const tokenOf = (order: Placed): string => {
    const id = Buffer.alloc(idBytes);
    id.writeUInt32BE(order.id);
    return Buffer.concat([id, sign('confirm', order)]).toString('base64url');
  };

  const formTokenOf = (order: Placed & Pick<OrderRow, 'version'>): string =>
    sign('confirm form', order, [order.version]).toString('base64url');

  const sealOf = (order: Placed, { template, locale, text }: Written): string =>
    sign('message', order, [template, locale, text]).toString('base64url');

  return {
    of: tokenOf,
    /** Which order a token may be of: the order tells whether it is. Null where it is of none. */
    orderIdIn: (token: string): number | null => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes) return null;
      const id = bytes.readUInt32BE();
      return id > 0 && id < 2 ** 31 ? id : null;
    },
    isOf: (token: string, order: Placed): boolean => isSame(token, tokenOf(order)),
    /** What the page of an order has: it answers for the version that was shown, and no program that has not read it. */
    formTokenOf,
    isFormTokenOf: (token: string, order: Placed & Pick<OrderRow, 'version'>): boolean =>
      isSame(token, formTokenOf(order)),
    /** Shows that the shop has written this about the order, whoever brings it back. */
    sealOf,
    isSealOf: (seal: string, order: Placed, written: Written): boolean =>
      isSame(seal, sealOf(order, written)),
  };
}

/** Opens the page of an order that is still to be confirmed; null where that is decided. */
export const confirmTokenOf = (tokens: ConfirmTokens, order: OrderRow): string | null =>
  order.statusId === OrderStatus.pending ? tokens.of(order) : null;

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
