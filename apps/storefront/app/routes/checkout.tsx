import { attempt } from '@craftsandore/api-client';
import { data, redirect, replace } from 'react-router-dom';

import { cartContext } from '../cart/cart-context.ts';
import { CheckoutFailure } from '../features/checkout/checkout-failure.tsx';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { CheckoutLoading } from '../features/checkout/checkout-loading.tsx';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { type PlaceOrderBody, usePlaceOrder } from '../features/checkout/use-place-order.ts';
import { positiveInteger } from '../navigation/read-page.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import { toSignIn } from '../session/next-page.ts';
import { useRevalidateOnOtherTab } from '../session/revalidate-on-other-tab.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/checkout';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const shippingDetailsId = positiveInteger(query.get('addressId'));
  if (!shippingDetailsId) throw redirect('/cart');

  return signedInLoader(args, async (api, { getCheckout, listMyAddresses }) => {
    // The order must contain what the cart shows, including changes that are still unsent.
    const isAllSent = await args.context.get(cartContext).getState().sendWaiting();
    if (!isAllSent) return { checkout: null, addresses: [] };
    // Without the other addresses the bill goes with the parcel, as it mostly does.
    const addresses = api(listMyAddresses, {}).catch(() => []);
    const checkout = await attempt(api(getCheckout, { query: { shippingDetailsId } }));
    if (checkout.ok) return { checkout: checkout.value, addresses: await addresses };

    const { status, code, sentence } = checkout.refusal;
    if (status === 401) throw toSignIn(args.request);
    if (code === 'cart.empty') throw replace('/cart');
    return { checkout: null, addresses: [], sentence };
  });
}

/** Places the order. A repeated request returns the same order, so a double click does no harm. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { api } = context.get(storefrontContext);
  const body: PlaceOrderBody = await request.json();
  const placed = await attemptCall(({ placeOrder }) => api(placeOrder, { body }));
  if (placed.ok) {
    void context.get(cartContext).getState().load();
    // "Back" must lead to the cart, not to an empty checkout.
    return replace(`/orders/${placed.value.id}/placed`);
  }
  if (placed.refusal.status === 401) return toSignIn(request);
  // After an error status the router does not revalidate. It must where the total has changed, hence 200.
  return data(placed, placed.refusal.code === 'order.total_changed' ? 200 : 400);
}

export const HydrateFallback = CheckoutLoading;

export const handle: PageHandle = { query: ['addressId'] };

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { checkout, addresses, sentence } = loaderData;
  const { placeOrder, isPlacing, failure } = usePlaceOrder(checkout);
  useRevalidateOnOtherTab();

  return (
    <CheckoutFrame>
      {checkout ? (
        <CheckoutPage
          checkout={checkout}
          addresses={addresses}
          onPlaceOrder={placeOrder}
          isPlacing={isPlacing}
          failure={failure}
        />
      ) : (
        <CheckoutFailure sentence={sentence} />
      )}
    </CheckoutFrame>
  );
}
