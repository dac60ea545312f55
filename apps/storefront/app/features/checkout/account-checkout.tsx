import type { Address, Checkout } from '@craftsandore/contract';

import type { WithCode } from './code-in-address.ts';
import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type AccountCheckoutProps = {
  /** Null where it could not be had. */
  checkout: (Checkout & WithCode) | null;
  addresses: readonly Address[];
  sentence?: string | undefined;
};

/** The checkout of who is signed in, with an address chosen. */
export function AccountCheckout({ checkout, addresses, sentence }: AccountCheckoutProps) {
  const { placeOrder, isPlacing, failure } = usePlaceOrder(checkout);
  if (!checkout) return <CheckoutFailure sentence={sentence} />;

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
