import { createApiClient, type ApiClient } from '@craftsandore/api-client';
import {
  addAddress,
  addToCart,
  type CallInput,
  placeGuestOrder,
  placeOrder,
  register,
} from '@craftsandore/contract';
import type { BrowserContext } from '@playwright/test';

import { apiUrl } from '@craftsandore/tools/e2e';

/** A new customer who is signed in in this browser, and can be spoken for at the API. */
export async function aCustomer(api: ApiClient, context: BrowserContext) {
  const body = {
    name: 'ليلى منصور',
    email: `layla.${crypto.randomUUID()}@example.com`,
    password: 'olive-tree-by-the-window',
  };
  const { accessToken, user } = await api(register, { body });
  await context.addInitScript(
    (session) => {
      localStorage.setItem('token', session.accessToken);
      localStorage.setItem('user', JSON.stringify(session.user));
    },
    { accessToken, user },
  );
  return { user, asCustomer: apiWith(accessToken) };
}

/** Where the customer's orders go. */
export const anAddress = (asCustomer: ApiClient) =>
  asCustomer(addAddress, {
    body: {
      streetAddress: '٩ شارع النصر',
      city: 'سموحة',
      governorate: 'الإسكندرية',
      phoneNumber: '01000000000',
    },
  });

type OrderFacts = { line: CallInput<typeof addToCart>; addressId: number };

export async function anOrder(asCustomer: ApiClient, { line, addressId }: OrderFacts) {
  const { id: cartId } = await asCustomer(addToCart, line);
  return asCustomer(placeOrder, {
    body: { cartId, shippingDetailsId: addressId, paymentMethod: 'cash' },
  });
}

/** An order of somebody without an account, and the token that opens it. */
export const aGuestOrder = (
  api: ApiClient,
  productDesignId: number,
  said: Partial<CallInput<typeof placeGuestOrder>['body']> = {},
) =>
  api(placeGuestOrder, {
    body: {
      placementKey: crypto.randomUUID(),
      items: [{ productDesignId, quantity: 1 }],
      contact: { name: 'سلمى مرسي', phoneNumber: aMobileNumber() },
      shippingDetails: { streetAddress: 'شارع التحرير', city: 'الدقي', governorate: 'EG-GZ' },
      paymentMethod: 'cash',
      ...said,
    },
  });

/** One that nobody has: of one number, few orders may wait. */
export const aMobileNumber = () =>
  `010${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`;

export const apiWith = (accessToken: string) =>
  createApiClient({ baseUrl: apiUrl, locale: 'en', token: () => accessToken });
