import type { ApiClient, Result } from '@craftsandore/api-client';
import type { Address } from '@craftsandore/contract';

import { attemptCall } from '../../session/attempt-call.ts';
import { toSignIn } from '../../session/next-page.ts';

type SavedAddress = { address: Address; then: unknown };

/** Saves what an AddressForm has sent, or a part of an address. Who is no longer signed in goes to the sign-in page and comes back. */
export async function saveAddress(api: ApiClient, request: Request): Promise<Result<SavedAddress>> {
  const { id, then, ...body } = await request.json();
  const saved = await attemptCall(async ({ addAddress, updateAddress }) => ({
    address: id
      ? await api(updateAddress, { params: { id }, body })
      : await api(addAddress, { body }),
    then,
  }));
  return orSignIn(saved, request);
}

/** Deletes the address whose id was sent; one that is gone, for example in another tab, is deleted. */
export async function deleteSentAddress(
  api: ApiClient,
  request: Request,
): Promise<Result<unknown>> {
  const { id } = await request.json();
  const deleted = await attemptCall(({ deleteAddress }) => api(deleteAddress, { params: { id } }));
  const isGone = !deleted.ok && deleted.refusal.code === 'address.not_found';
  return isGone ? { ok: true, value: null } : orSignIn(deleted, request);
}

function orSignIn<T>(result: Result<T>, request: Request): Result<T> {
  if (!result.ok && result.refusal.status === 401) throw toSignIn(request);
  return result;
}
