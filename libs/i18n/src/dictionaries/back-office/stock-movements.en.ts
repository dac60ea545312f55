/** Words of the page on which a design's stock is followed. */
export const stockMovements = {
  stockMovements: {
    title: 'Stock movements',
    of: '{{product}}, {{design}}',
    back: 'The product',
    time: 'When',
    reason: 'What happened',
    delta: 'Pieces',
    stock: 'Stock afterwards',
    by: 'By',
    none: 'The stock of this design has never changed.',
    failed: 'The movements could not be loaded.',
    range_one: '{{first}}–{{last}} of one movement',
    range_other: '{{first}}–{{last}} of {{count}} movements',
  },
  stockReason: {
    received: 'Counted or delivered',
    sold: 'Ordered',
    cancelled: 'Given back by an order',
    returned: 'Came back, on sale again',
    damaged: 'Came back damaged',
    lost: 'Lost on the way',
    corrected: 'Corrected',
    held: 'Held for a customer',
    released: 'No longer held',
  },
};
