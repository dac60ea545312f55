import {
  type OrderChange,
  type OrderMessage,
  type OrderRevision,
  piastres,
} from '@craftsandore/contract';
import type { ChangeCalls } from '../features/orders/change/order-change-panel.tsx';
import { accepted } from './results.ts';

const costs = (subtotal: number) => ({
  subtotal: piastres(subtotal),
  discount: piastres(0),
  shippingFees: piastres(7_500),
  totalCost: piastres(subtotal + 7_500),
});

/** One olive board more of the sample order. */
export const aChange: OrderChange = {
  before: costs(221_000),
  after: costs(305_000),
  differences: [
    {
      kind: 'line',
      ...{ productId: 1, productDesignId: 1, photo: null },
      ...{ name: 'Live-edge olive board', nameAr: 'لوح زيتون بحواف طبيعية' },
      ...{ designName: 'Olive wood', designNameAr: 'زيتون' },
      unitPrice: piastres(84_000),
      ...{ before: 2, after: 3, stock: { before: 9, after: 8 } },
    },
  ],
  ...{ asksAgain: true, applied: false, version: 2 },
};

/** The same, as it was made. */
export const aRevision: OrderRevision = {
  ...{ before: aChange.before, after: aChange.after, differences: aChange.differences },
  ...{ id: 1, version: 3, asksAgain: true, staffName: 'Mariam Adel' },
  createdAt: '2026-11-19T09:30:00.000Z',
};

/** Calls that tell of that change, and find no products. */
export const changeCalls = (calls: Partial<ChangeCalls> = {}): ChangeCalls => ({
  onAsk: async () => accepted(aChange),
  onApply: async () => accepted({ ...aChange, applied: true }),
  onSearch: async () => accepted({ products: [], totalCount: 0, perPage: 8 }),
  onReload: () => undefined,
  ...calls,
});

/** The mail that told of the sample order. */
export const aMessage: OrderMessage = {
  ...{ id: 1, orderId: 1184, orderReference: 'CS-26-01184', template: 'order-placed' as const },
  ...{ locale: 'en' as const, channel: 'email' as const, to: 'salma@example.com' },
  ...{ state: 'sent' as const, attempts: 1 },
  ...{ subject: 'We have your order CS-26-01184', body: 'Thank you.', failure: null, detail: null },
  ...{ createdAt: '2026-11-18T08:42:01.000Z', sentAt: '2026-11-18T08:42:03.000Z' },
  ...{ attemptId: null, isByHand: false, resendOf: null },
};
