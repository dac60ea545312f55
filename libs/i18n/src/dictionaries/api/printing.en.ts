/** What has to come off the shelves for several orders. */
export const pickList = {
  title: 'Pick list',
  orders: 'Orders',
  pieces: 'Pieces',
  quantity: 'Quantity',
  product: 'Product',
};
