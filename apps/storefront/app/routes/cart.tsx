import { refusalOf } from '@craftsandore/api-client';
import { useLastUserId } from '@craftsandore/session';
import { data, redirect } from 'react-router-dom';

import { AddressChooser } from '../features/address/address-chooser.tsx';
import { saveAddress } from '../features/address/save-address.ts';
import { useAddressChoice } from '../features/address/use-address-choice.ts';
import { CartLoading } from '../features/cart/cart-loading.tsx';
import { CartPage } from '../features/cart/cart-page.tsx';
import { GuestDelivery } from '../features/cart/guest-delivery.tsx';
import { publicPage } from '../server/caching.server.ts';
import { useRevalidateOnOtherTab } from '../session/revalidate-on-other-tab.ts';
import { storefrontContext } from '../session/context.ts';
import { ignoreQueryChanges } from '../navigation/ignore-query-changes.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/cart';

const formId = 'new-address';

/**
 * Where a signed-in customer may have the order sent; null for a guest, who has a cart all the same. Without a connection the
 * cart is there, and where it goes is said later.
 */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { api, session } = context.get(storefrontContext);
  if (!session.getState().token) return null;
  try {
    const { listGovernorates, listMyAddresses } = await import('../session/calls.ts');
    const [addresses, governorates] = await Promise.all([
      api(listMyAddresses, {}),
      api(listGovernorates, {}),
    ]);
    return { addresses, governorates };
  } catch (error) {
    const { status } = refusalOf(error);
    if (status === 401) return null;
    if (status === undefined) return 'unreached' as const;
    throw error;
  }
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const saved = await saveAddress(context.get(storefrontContext).api, request);
  // After an error status the router does not revalidate: the page keeps its data and what was typed.
  if (!saved.ok) return data(saved, 400);
  const { address, then } = saved.value;
  return redirect(`${then === 'checkout' ? '/cart/checkout' : '/cart'}?addressId=${address.id}`);
}

/** The same for everybody: what is one's own comes in the browser. So it can be opened without a connection. */
export const headers = publicPage;

export const shouldRevalidate = ignoreQueryChanges;

export const HydrateFallback = CartLoading;

export const handle: PageHandle = { query: ['addressId', 'newAddress'] };

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const userId = useLastUserId();
  const known = loaderData === 'unreached' ? null : loaderData;
  const choice = useAddressChoice(known?.addresses ?? []);
  useRevalidateOnOtherTab();

  if (!known) {
    const delivery = loaderData === null && <GuestDelivery />;
    return <CartPage delivery={delivery} wayOn={{ href: '/cart/checkout' }} />;
  }
  const { chosenId, isAdding } = choice;
  const chosen = isAdding ? undefined : known.addresses.find(({ id }) => id === chosenId);
  return (
    <CartPage
      delivery={<AddressChooser key={userId} {...known} choice={choice} formId={formId} />}
      governorate={chosen?.governorate}
      wayOn={
        isAdding
          ? { formId }
          : chosenId
            ? { href: `/cart/checkout?addressId=${chosenId}` }
            : 'needs-address'
      }
    />
  );
}
