import type { Address, Checkout } from '@craftsandore/contract';

import type { WithCode } from './code-in-address.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type AccountCheckoutProps = {
  checkout: Checkout & WithCode;
  addresses: readonly Address[];
};

/** The checkout of who is signed in, with an address chosen. */
export function AccountCheckout({ checkout, addresses }: AccountCheckoutProps) {
  const { placeOrder, isPlacing, failure } = usePlaceOrder(checkout);

  return (
    <CheckoutPage
      checkout={checkout}
      addresses={addresses}
      onPlaceOrder={placeOrder}
      isPlacing={isPlacing}
      failure={failure}
    />
  );
}
