import {
  type OrderReturns,
  type OwedOrder,
  piastres,
  type StaffDestination,
  type StaffReturn,
} from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';

import { aDesign } from './a-product.ts';
import { someSettings } from './delivery-settings.ts';

const board = {
  ...{ orderLineId: 1, productId: 1, productDesignId: 1, photo: null },
  ...{ name: 'Live-edge olive board', nameAr: 'لوح زيتون بحواف طبيعية' },
  ...{ designName: 'Olive wood', designNameAr: 'زيتون', unitPrice: piastres(28_000) },
};

/** Two boards that Salma sends back: approved, and not here yet. */
export const aReturn = (fields: Partial<StaffReturn> = {}): StaffReturn => ({
  ...{ id: 31, orderId: 1184, orderReference: 'CS-26-01184', customerName: 'سلمى مرسي' },
  ...{ phoneNumber: '+201000000001', state: 'approved', next: ['in_transit', 'closed'] },
  ...{ governorate: 'EG-C', canExchange: false, exchange: null },
  ...{ canReceive: true, wanted: 'refund', reason: 'broken', comment: 'شرخ صغير في إحداهما' },
  ...{ answer: null, wayPaidBy: 'shop', refundDueOn: null, refunds: [], staffName: 'Mariam' },
  lines: [{ ...board, quantity: 2, judged: null }],
  ...{ worth: piastres(56_000), toRefund: piastres(0), mostRefund: piastres(60_500) },
  clock: { of: 'sending', days: 3, gone: 0.2, tone: 'calm' },
  requestedAt: '2026-11-20T08:00:00.000Z',
  ...{ receivedAt: null, receivedBy: null, closedAt: null },
  ...fields,
});

/** The same once its pieces are here, on the fifth day of the refund. */
export const aReceivedReturn = (fields: Partial<StaffReturn> = {}): StaffReturn =>
  aReturn({
    ...{ state: 'received', next: ['closed'], canReceive: false, receivedBy: 'Mariam' },
    canExchange: true,
    lines: [{ ...board, quantity: 2, judged: { sellable: 1, damaged: 1, missing: 0 } }],
    receivedAt: '2026-11-18T08:00:00.000Z',
    ...{ toRefund: piastres(56_000), refundDueOn: '2026-11-25' },
    clock: { of: 'refund', days: 2, gone: 5 / 7, tone: 'late' },
    ...fields,
  });

/** What an order's page knows of it, whose customer may still send back a third board. */
export const someReturns = (fields: Partial<OrderReturns> = {}): OrderReturns => ({
  returns: [aReturn()],
  returnable: [
    { ...board, quantity: 1 },
    {
      ...{ ...board, orderLineId: 2, name: 'Salad bowl', nameAr: 'سلطانية سلطة' },
      quantity: 2,
    },
  ],
  lastDay: '2026-12-04',
  ...fields,
});

/** Where Rana wants her money. */
export const aDestination = (fields: Partial<StaffDestination> = {}): StaffDestination => ({
  ...{ id: 4, method: 'instapay', payTo: 'rana.aziz@instapay', masked: '…iz@instapay' },
  ...{ holder: null, staffName: null, at: '2026-11-19T08:00:00.000Z' },
  ...fields,
});

/** An order that was cancelled after its deposit, on the fifth day of the refund. */
export const anOwedOrder = (fields: Partial<OwedOrder> = {}): OwedOrder => ({
  ...{ orderId: 1201, orderReference: 'CS-26-01201', customerName: 'رنا عزيز' },
  ...{ phoneNumber: '+201000000002', why: 'cancelled', toRefund: piastres(10_000) },
  ...{ refundDueOn: '2026-11-25', clock: { of: 'refund', days: 2, gone: 5 / 7, tone: 'late' } },
  ...{ refundTo: aDestination(), isChangedSinceDue: false },
  ...fields,
});

/** What an exchange begins with: two of the same boards at the price of now. */
export const anExchange = {
  lines: [
    {
      ...{ productDesignId: 1, quantity: 2, available: 5 },
      unitPrice: piastres(30_000),
      discount: piastres(0),
      productDesign: {
        ...aDesign({ id: 1, productId: 1, name: 'Olive wood', nameAr: 'زيتون', stock: 5 }),
        product: {
          ...{ id: 1, name: board.name, nameAr: board.nameAr, price: piastres(30_000) },
        },
      },
    },
  ],
  options: shippingOptionsOf(someSettings()),
};
