import { type CallInput, type Checkout, type placeOrder, toPounds } from '@craftsandore/contract';

import { useOrderSending } from './use-order-sending.ts';

/** What the checkout's route is sent. */
export type PlaceOrderBody = CallInput<typeof placeOrder>['body'];

/** Places the order as it is shown, and says why where that fails. */
export function usePlaceOrder(checkout: Checkout | null) {
  const { send, ...state } = useOrderSending<PlaceOrderBody>();

  async function placeOrder(billingDetailsId?: number) {
    if (!checkout) return;
    await send({
      cartId: checkout.cart.id,
      shippingDetailsId: checkout.shippingDetails.id,
      seenTotalCost: toPounds(checkout.costBreakdown.totalCost),
      paymentMethod: 'cash',
      ...(billingDetailsId && { billingDetailsId }),
    });
  }

  return { placeOrder, ...state };
}
