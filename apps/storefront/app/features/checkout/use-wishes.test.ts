import type { Address, Checkout } from '@craftsandore/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { billedWithParcel } from './billing-choice.tsx';
import { useWishes } from './use-wishes.ts';

beforeEach(() => sessionStorage.clear());

const checkoutOf = (cartId: number) => ({ cart: { id: cartId } }) as Checkout; // all that is asked of it
const address = { id: 5 } as Address;
const wishesOf = (cartId: number, others = [address]) =>
  renderHook(() => useWishes(checkoutOf(cartId), others)).result;

test('what was said beside a cart is there after a reload, for this cart alone', () => {
  const billing = { isSame: false, addressId: address.id };
  const first = wishesOf(7);
  act(() => first.current.change({ note: 'After six' }));
  act(() => first.current.change({ billing }));

  expect(wishesOf(7).current).toMatchObject({ note: 'After six', billing });
  expect(wishesOf(8).current).toMatchObject({ note: '', billing: billedWithParcel });
});

test('a bill goes to no address that is gone', () => {
  const wishes = wishesOf(7);
  act(() => wishes.current.change({ billing: { isSame: false, addressId: address.id } }));
  expect(wishesOf(7, []).current.billing).toEqual(billedWithParcel);
});
