import { createApiClient, type ApiClient } from '@craftsandore/api-client';
import {
  addAddress,
  addToCart,
  getMyOrder,
  listProducts,
  placeOrder,
  register,
} from '@craftsandore/contract';

import { apiUrl } from '@craftsandore/tools/e2e';

/**
 * A new customer orders one piece, or several, through the API as the shop does. All share a number unless they are given one: who
 * refuses a parcel needs one, since the next order of a number pays for that.
 */
export async function anOrderOfANewCustomer(
  api: ApiClient,
  phoneNumber = '01000000000',
  quantity = 1,
) {
  const email = `layla.${crypto.randomUUID()}@example.com`;
  const body = { name: 'ليلى منصور', email, password: 'olive-tree-by-the-window' };
  const { accessToken } = await api(register, { body });
  const asCustomer = createApiClient({ baseUrl: apiUrl, locale: 'en', token: () => accessToken });

  const { products } = await api(listProducts, { query: { inStock: 'true' } });
  const design = products
    .flatMap(({ productDesigns }) => productDesigns)
    .find(({ stock }) => stock >= quantity);
  if (!design) throw new Error('Nothing in the shop is in stock');
  const cart = await asCustomer(addToCart, { body: { productDesignId: design.id, quantity } });
  const address = await asCustomer(addAddress, {
    body: {
      streetAddress: '٩ شارع النصر',
      city: 'المعادي',
      governorate: 'القاهرة',
      phoneNumber,
    },
  });
  const order = await asCustomer(placeOrder, {
    body: { cartId: cart.id, shippingDetailsId: address.id, paymentMethod: 'cash' },
  });

  return {
    ...order,
    email,
    /** The order as its customer sees it now. */
    asSeenByCustomer: () => asCustomer(getMyOrder, { params: { orderId: order.id } }),
  };
}
