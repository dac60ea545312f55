/** Words of the packing slip. */
export const slip = {
  slip: {
    print: 'Print',
    backToOrder: 'Back to the order',
    backToOrders: 'Back to the orders',
    title: 'Packing slip',
    packed: 'Packed',
    item: 'Piece',
    design: 'Design',
    quantity: 'Quantity',
    unitPrice: 'Price each',
    lineTotal: 'Total',
    code: 'QR code with the reference',
    receivedBy: 'Received by, name and signature',
    receivedOn: 'Received on',
    shopPhone: 'To reach us:',
    thanks: 'Thank you for your order.',
    seller:
      'Seller: {{seller}}, {{address}}. Commercial register {{commercialRegister}}, tax card {{taxCard}}.',
    cancelled: 'This order is cancelled: deliver and collect nothing',
    exchanged: 'Set against it for a return',
    paidAhead: 'Paid ahead',
    toCollect: 'To collect',
    missing: 'There are no orders with these numbers: {{- numbers}}.',
  },
};
