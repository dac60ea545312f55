import { toPounds } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect } from 'react';
import { data, redirect, replace } from 'react-router';
import { useFetcher } from 'react-router-dom';

import { CheckoutFailure } from '../features/checkout/checkout-failure.tsx';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { CheckoutLoading } from '../features/checkout/checkout-loading.tsx';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { useOtherTabs } from '../shell/use-other-tabs.ts';
import { asPerson } from '../shop/as-person.ts';
import { isCode, isUnauthorized, sentenceOf } from '../shop/failure.ts';
import { toSignIn } from '../shop/next-path.ts';
import { positiveInteger } from '../shop/read-page.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/checkout';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const shippingDetailsId = positiveInteger(query.get('addressId'));
  if (!shippingDetailsId) throw redirect('/cart');

  return asPerson(args, async (api, { getCheckout, listMyAddresses }) => {
    // The order must contain what the cart shows, including changes that are still unsent.
    const isAllSent = await args.context.get(shopContext).cart.getState().sendWaiting();
    if (!isAllSent) return { checkout: null, addresses: [], reason: null };
    // Without the other addresses the bill goes with the parcel, as it mostly does.
    const addresses = api(listMyAddresses, {}).catch(() => []);
    try {
      const checkout = await api(getCheckout, { query: { shippingDetailsId } });
      return { checkout, addresses: await addresses, reason: null };
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      if (isCode(error, 'cart.empty')) throw replace('/cart');
      return { checkout: null, addresses: [], reason: sentenceOf(error) };
    }
  });
}

type Wish = {
  cartId: number;
  shippingDetailsId: number;
  billingDetailsId?: number;
  seenTotalCost: number;
};

/** Places the order. A repeated request returns the same order, so a double click does no harm. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { api, cart } = context.get(shopContext);
  const wish: Wish = await request.json();
  try {
    const { placeOrder } = await import('../shop/calls.ts');
    const order = await api(placeOrder, { body: { ...wish, paymentMethod: 'cash' } });
    void cart.getState().load();
    // "Back" must lead to the cart, not to an empty checkout.
    return replace(`/orders/${order.id}/placed`);
  } catch (error) {
    if (isUnauthorized(error)) return toSignIn(request);
    // After an error status the router does not revalidate. It must where the total has changed, hence 200.
    return data({ reason: sentenceOf(error) }, isCode(error, 'order.total_changed') ? 200 : 400);
  }
}

export const HydrateFallback = CheckoutLoading;

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { checkout, addresses, reason } = loaderData;
  const { t } = useLocale();
  const showToast = useToast();
  const fetcher = useFetcher<typeof clientAction>();
  const refusal = fetcher.data;
  useOtherTabs();

  useEffect(() => {
    if (refusal) showToast({ tone: 'danger', children: refusal.reason ?? t('checkout.payFailed') });
  }, [refusal, showToast, t]);

  const handlePay = useOneAtATime(async (billingDetailsId?: number) => {
    if (!checkout) return;
    const order: Wish = {
      cartId: checkout.cart.id,
      shippingDetailsId: checkout.shippingDetails.id,
      seenTotalCost: toPounds(checkout.costBreakdown.totalCost),
      ...(billingDetailsId && { billingDetailsId }),
    };
    await fetcher.submit(order, { method: 'post', encType: 'application/json' });
  });

  return (
    <CheckoutFrame>
      {checkout ? (
        <CheckoutPage
          checkout={checkout}
          addresses={addresses}
          onPay={handlePay}
          isPaying={fetcher.state !== 'idle'}
        />
      ) : (
        <CheckoutFailure reason={reason} />
      )}
    </CheckoutFrame>
  );
}
