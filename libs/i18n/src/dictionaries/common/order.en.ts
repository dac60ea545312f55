// Said in either language by code that knows the language only when it runs: apart, so that no page loads all words twice.

/** What people call the state of an order. */
export const orderStatus = {
  pending: 'Processing',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  unknown: 'Unknown',
};

/** First and last day, on pages and in mails. */
export const days = { range: '{{from}} to {{to}}' };

/** Parts of an address as they are written, on pages, slips and in mails. */
export const addressParts = {
  building: 'Building {{text}}',
  floor: 'floor {{text}}',
  namedFloor: '{{text}} floor',
  apartment: 'flat {{text}}',
  landmark: 'Landmark: {{text}}',
};
