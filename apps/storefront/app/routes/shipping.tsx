import { useLastUserId } from '@craftsandore/session';
import { data, redirect } from 'react-router-dom';

import { AccountLoading } from '../features/account/account-loading.tsx';
import { AddressesPage } from '../features/address/addresses-page.tsx';
import { deleteSentAddress, saveAddress } from '../features/address/save-address.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import { storefrontContext } from '../session/context.ts';
import { ignoreQueryChanges } from '../navigation/ignore-query-changes.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/shipping';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { listGovernorates, listMyAddresses }) => {
    const governorates = api(listGovernorates, {});
    return { addresses: await api(listMyAddresses, {}), governorates: await governorates };
  });
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { api } = context.get(storefrontContext);
  if (request.method === 'DELETE') {
    const deleted = await deleteSentAddress(api, request);
    return deleted.ok ? deleted : data(deleted, 400);
  }
  const saved = await saveAddress(api, request);
  // After an error status the router does not revalidate: the page keeps its data and what was typed.
  if (!saved.ok) return data(saved, 400);
  return request.method === 'PATCH' ? saved : redirect('/shipping');
}

export const shouldRevalidate = ignoreQueryChanges;

export const HydrateFallback = AccountLoading;

export const handle: PageHandle = { query: ['edit'] };

export default function ShippingRoute({ loaderData }: Route.ComponentProps) {
  const userId = useLastUserId();
  return <AddressesPage key={userId} {...loaderData} />;
}
