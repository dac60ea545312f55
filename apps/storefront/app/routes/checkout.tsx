import { attempt } from '@craftsandore/api-client';
import { getShippingOptions } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';
import { useState } from 'react';
import { data, redirect, replace } from 'react-router-dom';

import { cartContext } from '../cart/cart-context.ts';
import { cartKeys } from '../cart/cart-store.ts';
import { AccountCheckout } from '../features/checkout/account-checkout.tsx';
import { CheckoutFailure } from '../features/checkout/checkout-failure.tsx';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { withCode } from '../features/checkout/code-in-address.ts';
import { CheckoutLoading } from '../features/checkout/checkout-loading.tsx';
import { GuestCheckout } from '../features/checkout/guest/guest-checkout.tsx';
import { loadGuestCheckout } from '../features/checkout/guest/guest-checkout-loader.ts';
import type { WantedOrder } from '../features/checkout/guest/guest-order-of.ts';
import { piecesInAddress } from '../features/checkout/guest/pieces.ts';
import { placeFromCart } from '../features/checkout/guest/place-from-cart.ts';
import { placeOnce } from '../features/checkout/guest/place-once.ts';
import type { SentForm } from '../features/checkout/guest/unscripted.ts';
import { WithoutScripts } from '../features/checkout/guest/without-scripts.tsx';
import { UnscriptedCheckoutForm } from '../features/checkout/guest/unscripted-checkout.tsx';
import type { PlaceOrderBody } from '../features/checkout/use-place-order.ts';
import { positiveInteger } from '../navigation/read-page.ts';
import { apiContext } from '../server/api.server.ts';
import { localeContext } from '../server/language.server.ts';
import {
  addressOf,
  answeredAddress,
  loadUnscripted,
  placeUnscripted,
} from '../server/unscripted-checkout.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import { toSignIn } from '../session/next-page.ts';
import { emailOfOrder } from '../form/email-of-order.ts';
import { useRevalidateOnOtherTab } from '../session/revalidate-on-other-tab.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/checkout';

/** What there is before scripts: a guest's form without its order, which the browser adds, and all of it for who runs none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const params = context.get(answeredAddress) ?? new URL(request.url).searchParams;
  // Who is signed in has no form to fill in, and who names a design without a cart has one that works without scripts.
  const isFromCart = !params.has('addressId') && !params.has('design');
  const [checkout, options] = await Promise.all([
    loadUnscripted(api, params).catch(() => null),
    isFromCart ? api(getShippingOptions, {}).catch(() => null) : null,
  ]);
  return { form: 'unscripted', checkout, options, sentence: undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const params = addressOf(form, request.url);
  context.set(answeredAddress, params);
  const sent = await placeUnscripted({
    api: context.get(apiContext),
    locale: context.get(localeContext),
    ...{ params, form },
  });
  return data(sent, isAtFault(sent) ? 400 : 200);
}

const isAtFault = ({ errors, refusal }: SentForm) =>
  refusal !== null || Object.keys(errors).length > 0;

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const storefront = args.context.get(storefrontContext);
  const query = new URL(args.request.url).searchParams;
  const shippingDetailsId = positiveInteger(query.get('addressId'));
  if (!shippingDetailsId) {
    if (storefront.session.getState().token) throw redirect('/cart');
    return loadGuestCheckout(storefront, query);
  }

  return signedInLoader(args, async (api, { getCheckout, listMyAddresses }) => {
    // The order must contain what the cart shows, including changes that are still unsent.
    const isAllSent = await args.context.get(cartContext).getState().sendWaiting();
    if (!isAllSent) return { checkout: null, addresses: [] };
    // Without the other addresses the bill goes with the parcel, as it mostly does.
    const addresses = api(listMyAddresses, {}).catch(() => []);
    const checkout = await attempt(
      withCode(query, (named) => api(getCheckout, { query: { shippingDetailsId, ...named } })),
    );
    if (checkout.ok) return { checkout: checkout.value, addresses: await addresses };

    const { status, code, sentence } = checkout.refusal;
    if (status === 401) throw toSignIn(args.request);
    if (code === 'cart.empty') throw replace('/cart');
    return { checkout: null, addresses: [], sentence };
  });
}
clientLoader.hydrate = true as const;

/** Places the order. A repeated request returns the same order, so a double click does no harm. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { api } = context.get(storefrontContext);
  const cart = context.get(cartContext).getState();
  const body: PlaceOrderBody | WantedOrder = await request.json();

  if ('items' in body) {
    const isOfCart = piecesInAddress(new URL(request.url).searchParams).length === 0;
    const placed = await (isOfCart ? placeFromCart : placeOnce)(api, body);
    // Ordered by another tab.
    if (!placed) return replace('/cart');
    if (!placed.ok) return refused(placed);
    draftNamed('guest:checkout').remove();
    if (body.contact.email) emailOfOrder.save(body.contact.email);
    void cart.load();
    // "Back" must lead to the cart, not to an empty checkout.
    return replace(`/track/${placed.value.trackingToken}/placed`);
  }
  const placed = await attemptCall(({ placeOrder }) => api(placeOrder, { body }));
  if (placed.ok) {
    void cart.load();
    return replace(`/orders/${placed.value.id}/placed`);
  }
  return placed.refusal.status === 401 ? toSignIn(request) : refused(placed);
}

/** After an error status the router does not revalidate. It must where the total is another now, hence 200. */
const refused = <Failed extends { refusal: { code?: string } }>(failed: Failed) =>
  data(failed, /^(order\.total_changed$|promotion\.)/.test(failed.refusal.code ?? '') ? 200 : 400);

export const handle: PageHandle = { query: ['addressId', 'code', 'design', 'quantity'] };

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateOnOtherTab(cartKeys);
  const { checkout, sentence } = loaderData;
  const [shown, show] = useState(loaderData);
  const isUnscripted = 'form' in shown;
  // Nobody loses a form to a tunnel: what is shown stays until asking anew is answered.
  if (shown !== loaderData && (checkout || sentence || isUnscripted)) show(loaderData);

  return (
    <CheckoutFrame>
      {isUnscripted && (
        <noscript>
          {import.meta.env.SSR && (
            <WithoutScripts>
              {shown.checkout && (
                <UnscriptedCheckoutForm
                  checkout={shown.checkout}
                  sent={actionData && 'fields' in actionData ? actionData : undefined}
                />
              )}
            </WithoutScripts>
          )}
        </noscript>
      )}
      {isUnscripted ? (
        shown.options ? (
          <GuestCheckout quote={null} options={shown.options} askedAt={0} />
        ) : (
          <CheckoutLoading />
        )
      ) : !shown.checkout ? (
        <CheckoutFailure {...shown} />
      ) : 'addresses' in shown ? (
        <AccountCheckout {...shown} checkout={shown.checkout} />
      ) : (
        <GuestCheckout {...shown.checkout} />
      )}
    </CheckoutFrame>
  );
}
