/** What the API says of costs of an order, in both languages at once. */
export const costs = { refusedShare: 'Discount of what was not taken' };
