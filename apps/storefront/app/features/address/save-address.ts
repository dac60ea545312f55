import type { ApiClient } from '@craftsandore/api-client';
import type { Address } from '@craftsandore/contract';

import { isCode, isUnauthorized, sentenceOf } from '../../shop/failure.ts';
import { toSignIn } from '../../shop/next-path.ts';

/** Why an address was not saved. */
export type AddressOutcome =
  { refusal: 'duplicate' | 'other' } | { refusal: 'field'; sentence: string };

type SavedAddress = { address: Address; then: unknown };

/**
 * Saves what an AddressForm has sent. Returns the address, or why it was not saved. A person who is no longer
 * signed in goes to the sign-in page and comes back afterwards.
 */
export async function saveAddress(
  api: ApiClient,
  request: Request,
): Promise<SavedAddress | AddressOutcome> {
  const { id, then, ...body } = await request.json();
  try {
    const { addAddress, updateAddress } = await import('../../shop/calls.ts');
    const address = id
      ? await api(updateAddress, { params: { id }, body })
      : await api(addAddress, { body });
    return { address, then };
  } catch (error) {
    if (isUnauthorized(error)) throw toSignIn(request);
    return outcomeOf(error);
  }
}

/** Every backend's message for a duplicate address, in either language (specification, section 8). */
const duplicateEntry = 'Duplicate entry';

function outcomeOf(error: unknown): AddressOutcome {
  if (sentenceOf(error) === duplicateEntry) return { refusal: 'duplicate' };
  const isFault =
    isCode(error, 'address.phone_invalid') || isCode(error, 'address.governorate_unknown');
  return isFault ? { refusal: 'field', sentence: sentenceOf(error) ?? '' } : { refusal: 'other' };
}

/** Why an address was not deleted; null if it was. */
export type ForgettingOutcome = { reason: string | null } | null;

/** Deletes the address whose id was sent. */
export async function forgetAddress(api: ApiClient, request: Request): Promise<ForgettingOutcome> {
  const { id } = await request.json();
  try {
    const { deleteAddress } = await import('../../shop/calls.ts');
    await api(deleteAddress, { params: { id } });
    return null;
  } catch (error) {
    if (isUnauthorized(error)) throw toSignIn(request);
    // Deleted already, for example in another tab.
    return isCode(error, 'address.not_found') ? null : { reason: sentenceOf(error) };
  }
}
