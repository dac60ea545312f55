import { type CallInput, type Checkout, type placeOrder, toPounds } from '@craftsandore/contract';

import type { WithCode } from './code-in-address.ts';
import { useOrderSending } from './use-order-sending.ts';

/** What the checkout's route is sent. */
export type PlaceOrderBody = CallInput<typeof placeOrder>['body'];

/** What is said beside what is shown. */
export type OrderWishes = {
  /** Where the bill does not go with the parcel. */
  billingDetailsId: number | null;
  note: string;
};

/** Places the order as it is shown, and says why where that fails. */
export function usePlaceOrder(checkout: Checkout & WithCode) {
  const { send, ...state } = useOrderSending<PlaceOrderBody>();

  async function placeOrder({ billingDetailsId, note }: OrderWishes) {
    await send({
      cartId: checkout.cart.id,
      shippingDetailsId: checkout.shippingDetails.id,
      seenTotalCost: toPounds(checkout.costBreakdown.totalCost),
      paymentMethod: 'cash',
      ...(checkout.promotionCode && { promotionCode: checkout.promotionCode }),
      ...(billingDetailsId && { billingDetailsId }),
      ...(note.trim() && { note }),
    });
  }

  return { placeOrder, ...state };
}
