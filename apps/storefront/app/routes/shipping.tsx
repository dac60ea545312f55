import { useLastPerson } from '@craftsandore/session';
import { data, redirect } from 'react-router';

import { AccountLoading } from '../features/account/account-loading.tsx';
import { AddressesPage } from '../features/address/addresses-page.tsx';
import { forgetAddress, saveAddress } from '../features/address/save-address.ts';
import { asPerson } from '../shop/as-person.ts';
import { shopContext } from '../shop/shop.ts';
import { unlessOnlySearch } from '../shop/unless-only-search.ts';
import type { Route } from './+types/shipping';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return asPerson(args, async (api, { listGovernorates, listMyAddresses }) => {
    const governorates = api(listGovernorates, {});
    return { addresses: await api(listMyAddresses, {}), governorates: await governorates };
  });
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { api } = context.get(shopContext);
  if (request.method === 'DELETE') {
    const refusal = await forgetAddress(api, request);
    return refusal && data(refusal, 400);
  }
  const outcome = await saveAddress(api, request);
  // After an error status the router does not revalidate: the page keeps its data and what was typed.
  return 'address' in outcome ? redirect('/shipping') : data(outcome, 400);
}

export const shouldRevalidate = unlessOnlySearch;

export const HydrateFallback = AccountLoading;

export default function ShippingRoute({ loaderData }: Route.ComponentProps) {
  const person = useLastPerson();
  return <AddressesPage key={person} {...loaderData} />;
}
