/** Tells the orders of guests of a drill from those that a shop comes with. */
export const guestEmail = 'guest@drill.example';

/** Keys of guests are UUIDs, ids of carts are numbers. */
export const isGuestKey = (key: string): boolean => key.includes('-');

type Item = { productDesignId: number; quantity: number };

/** What somebody without an account sends, with a number of its own. */
export const aGuestOrder = (placementKey: string, item: Item) => ({
  placementKey,
  items: [item],
  contact: {
    name: 'Layla Mansour',
    phoneNumber: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    email: guestEmail,
  },
  shippingDetails: { streetAddress: '9 Nasr Street', city: 'Maadi', governorate: 'EG-C' },
  paymentMethod: 'cash',
});
