import { type ApiClient, ApiError } from '@craftsandore/api-client';
import { expect, test } from 'vitest';

import { locationOf } from '../../testing/call-route.ts';
import { deleteSentAddress, saveAddress } from './save-address.ts';

/** What becomes of an address when the API refuses it so. */
function refusedWith(refusal: ConstructorParameters<typeof ApiError>[0]) {
  const api: ApiClient = () => Promise.reject(new ApiError(refusal));
  const body = JSON.stringify({ streetAddress: '9 El Nasr St' });
  return saveAddress(api, new Request('http://shop.example/cart', { method: 'POST', body }));
}

test('says why an address was not saved', async () => {
  const refusal = { status: 409, message: 'Duplicate entry', code: 'address.duplicate' };
  await expect(refusedWith(refusal)).resolves.toMatchObject({
    ok: false,
    refusal: { code: 'address.duplicate', sentence: 'Duplicate entry' },
  });
});

test.each([saveAddress, deleteSentAddress])(
  'leads who is not signed in any more to the sign-in page, and back to the open form',
  async (act) => {
    const api: ApiClient = () => Promise.reject(new ApiError({ status: 401 }));
    const request = new Request('http://shop.example/cart?newAddress=yes', {
      method: 'POST',
      body: '{}',
    });
    const response = act(api, request);
    expect(await locationOf(response)).toBe('/signin?next=%2Fcart%3FnewAddress%3Dyes');
  },
);
