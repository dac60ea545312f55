/** Who brings parcels. Here by itself, because exports say it, too. */
export const carrierName = {
  own: 'Our courier',
  other: 'Another carrier',
  bosta: 'Bosta',
};

/** Words about moving many orders at once. */
export const bulk = {
  bulkMove: {
    back: 'Back',
    confirmed: 'Confirm ({{- number}})',
    confirmedQuestion_one: 'Confirm {{count}} order?',
    confirmedQuestion_other: 'Confirm {{count}} orders?',
    shipped: 'Mark shipped ({{- number}})',
    shippedQuestion_one: 'Mark {{count}} order as shipped?',
    shippedQuestion_other: 'Mark {{count}} orders as shipped?',
    delivered: 'Mark delivered ({{- number}})',
    deliveredQuestion_one: 'Mark {{count}} order as delivered?',
    deliveredQuestion_other: 'Mark {{count}} orders as delivered?',
    cancelled: 'Cancel orders ({{- number}})',
    noWayBack: 'A status does not go back.',
  },
  booking: {
    bookTicked: 'Book parcels ({{- number}})',
    book: 'Book',
    title_one: 'Book {{count}} parcel',
    title_other: 'Book {{count}} parcels',
    words: 'The order stays confirmed until the parcel has left.',
    carrier: 'Carrier',
    number: 'Tracking number',
    numberOf: 'Tracking number of order {{- order}}',
    numberRequired: 'Please enter the number that the carrier gave.',
    done_one: '{{count}} parcel is booked.',
    done_other: '{{count}} parcels are booked.',
    waiting_one: 'The carrier has not confirmed {{count}} parcel yet. We keep asking.',
    waiting_other: 'The carrier has not confirmed {{count}} parcels yet. We keep asking.',
  },
  carrierName,
};
