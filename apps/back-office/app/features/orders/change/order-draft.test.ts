import { piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { sampleOrder } from '../../../testing/sample-order.ts';
import type { FoundDesign } from '../new/draft-lines.ts';
import { deliveryOf, editsOf, emptyDraft, withOneMore } from './order-draft.ts';

const spoons: FoundDesign = {
  ...{
    productDesignId: 9,
    name: 'Spoons',
    nameAr: 'ملاعق',
    designName: 'Beech',
    designNameAr: 'زان',
  },
  ...{ photo: undefined, photoUrl: undefined, unitPrice: piastres(34_000), stock: 5 },
  madeToOrderDays: null,
};

test('what is as it was is no edit', () => {
  const draft = { ...emptyDraft, quantities: { 1: 2 }, delivery: deliveryOf(sampleOrder) };
  expect(editsOf(sampleOrder, draft)).toEqual([]);
});

test('each change is an edit of its own', () => {
  const draft = withOneMore(sampleOrder, { ...emptyDraft, quantities: { 1: 3, 2: 0 } }, spoons);
  expect(editsOf(sampleOrder, draft)).toEqual([
    { kind: 'quantity', orderLineId: 1, quantity: 3 },
    { kind: 'remove', orderLineId: 2 },
    { kind: 'add', productDesignId: 9, quantity: 1 },
  ]);
});

test('one more of what is in the order, or was taken out, is no new line', () => {
  const board = { ...spoons, productDesignId: 2 };
  const out = { ...emptyDraft, quantities: { 2: 0 } };
  expect(editsOf(sampleOrder, withOneMore(sampleOrder, out, board))).toEqual([]);
  const twice = withOneMore(sampleOrder, withOneMore(sampleOrder, emptyDraft, spoons), spoons);
  expect(twice.added).toMatchObject([{ productDesignId: 9, quantity: 2 }]);
});

test('the receiver goes with the address, the note by itself', () => {
  const delivery = { ...deliveryOf(sampleOrder), building: '7', note: 'Ring twice' };
  expect(editsOf(sampleOrder, { ...emptyDraft, delivery })).toMatchObject([
    {
      kind: 'address',
      shippingDetails: { governorate: 'EG-C', building: '7' },
      contact: { name: sampleOrder.userName, phoneNumber: '+201000000001' },
    },
    { kind: 'note', note: 'Ring twice' },
  ]);
});
