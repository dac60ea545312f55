import type { ApiClient } from '@craftsandore/api-client';
import { addAddress, type Address } from '@craftsandore/contract';

/** Why an address was not saved. */
export type AddressOutcome =
  { refusal: 'duplicate' | 'other' } | { refusal: 'field'; sentence: string };

/** Saves what an AddressForm has sent; answers with the address, or with why it was not saved. */
export async function saveAddress(
  api: ApiClient,
  request: Request,
): Promise<{ address: Address; then: unknown } | AddressOutcome> {
  const { then, ...body } = await request.json();
  try {
    return { address: await api(addAddress, { body }), then };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }; // an ApiError has a code, others none
    if (code === 'address.duplicate') return { refusal: 'duplicate' };
    if (code === 'address.phone_invalid' || code === 'address.governorate_unknown') {
      return { refusal: 'field', sentence: message };
    }
    return { refusal: 'other' };
  }
}
