import type { Hold } from '@craftsandore/contract';

/** What is held for Heba until tomorrow morning: two boards of walnut, one of olive wood. */
export const aHold = (fields: Partial<Hold> = {}): Hold => ({
  ...{ id: 12, state: 'held', phoneNumber: '+201000000003', name: 'هبة رضوان', orderId: null },
  staffName: 'Mariam',
  heldAt: '2026-11-22T09:30:00.000Z',
  expiresAt: '2026-11-23T09:30:00.000Z',
  lines: [
    {
      ...{ productId: 7, productDesignId: 71, photo: null, quantity: 2 },
      ...{ name: 'Olive wood board', nameAr: 'لوح من خشب الزيتون' },
      ...{ designName: 'Walnut', designNameAr: 'جوز' },
    },
    {
      ...{ productId: 7, productDesignId: 72, photo: null, quantity: 1 },
      ...{ name: 'Olive wood board', nameAr: 'لوح من خشب الزيتون' },
      ...{ designName: 'Olive wood', designNameAr: 'زيتون' },
    },
  ],
  ...fields,
});
