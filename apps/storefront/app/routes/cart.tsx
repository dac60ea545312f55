import { useLastPerson } from '@craftsandore/session';
import { data, redirect } from 'react-router';

import { AddressChooser } from '../features/address/address-chooser.tsx';
import { saveAddress } from '../features/address/save-address.ts';
import { useAddressChoice } from '../features/address/use-address-choice.ts';
import { CartLoading } from '../features/cart/cart-loading.tsx';
import { CartPage } from '../features/cart/cart-page.tsx';
import { DeliveryNeedsLogin } from '../features/cart/delivery-needs-login.tsx';
import { useOtherTabs } from '../shell/use-other-tabs.ts';
import { isUnauthorized } from '../shop/failure.ts';
import { shopContext } from '../shop/shop.ts';
import { unlessOnlySearch } from '../shop/unless-only-search.ts';
import type { Route } from './+types/cart';

const formId = 'new-address';

/** Where a signed-in person may have the order sent; null for a guest, who has a cart all the same. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { api, session } = context.get(shopContext);
  if (!session.getState().token) return null;
  try {
    const { listGovernorates, listMyAddresses } = await import('../shop/calls.ts');
    const [addresses, governorates] = await Promise.all([
      api(listMyAddresses, {}),
      api(listGovernorates, {}),
    ]);
    return { addresses, governorates };
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const outcome = await saveAddress(context.get(shopContext).api, request);
  // After an error status the router does not revalidate: the page keeps its data and what was typed.
  if (!('address' in outcome)) return data(outcome, 400);
  const query = `?addressId=${outcome.address.id}`;
  return redirect(outcome.then === 'checkout' ? `/cart/checkout${query}` : `/cart${query}`);
}

export const shouldRevalidate = unlessOnlySearch;

export const HydrateFallback = CartLoading;

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const person = useLastPerson();
  const choice = useAddressChoice(loaderData?.addresses ?? []);
  useOtherTabs();

  if (!loaderData) {
    return <CartPage delivery={<DeliveryNeedsLogin />} wayOn={{ missing: 'login' }} />;
  }
  const { chosenId, isAdding } = choice;
  return (
    <CartPage
      delivery={<AddressChooser key={person} {...loaderData} choice={choice} formId={formId} />}
      wayOn={
        isAdding
          ? { formId }
          : chosenId
            ? { href: `/cart/checkout?addressId=${chosenId}` }
            : { missing: 'address' }
      }
    />
  );
}
