import { type ApiClient, ApiError } from '@craftsandore/api-client';
import { expect, test } from 'vitest';

import { forgetAddress, saveAddress } from './save-address.ts';

/** What becomes of an address when the API refuses it so. */
function refusedWith(refusal: ConstructorParameters<typeof ApiError>[0]) {
  const api: ApiClient = () => Promise.reject(new ApiError(refusal));
  const body = JSON.stringify({ streetAddress: '9 El Nasr St' });
  return saveAddress(api, new Request('http://shop.example/cart', { method: 'POST', body }));
}

test.each(['address.duplicate', ''])(
  'knows one that is there already by the words of the API, with code "%s"',
  async (code) => {
    const answer = refusedWith({ status: 409, message: 'Duplicate entry', code });
    await expect(answer).resolves.toEqual({ refusal: 'duplicate' });
  },
);

test('gives the reason where it is a field, and none otherwise', async () => {
  const message = 'Please enter an Egyptian mobile number.';
  await expect(
    refusedWith({ status: 422, message, code: 'address.phone_invalid' }),
  ).resolves.toEqual({ refusal: 'field', sentence: message });
  await expect(refusedWith({ status: 500, message: 'Not now.' })).resolves.toEqual({
    refusal: 'other',
  });
});

test.each([saveAddress, forgetAddress])(
  'leads who is not signed in any more to the sign-in page, and back to the open form',
  async (act) => {
    const api: ApiClient = () => Promise.reject(new ApiError({ status: 401 }));
    const request = new Request('http://shop.example/cart?newAddress=yes', {
      method: 'POST',
      body: '{}',
    });
    const answer: unknown = await act(api, request).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe(
      '/signin?next=%2Fcart%3FnewAddress%3Dyes',
    ); // checked just above
  },
);
