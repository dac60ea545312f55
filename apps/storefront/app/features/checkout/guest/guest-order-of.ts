import type { CallInput, placeGuestOrder } from '@craftsandore/contract';

import type { GuestOrderOutput } from '../../../form/guest-order-form.ts';

type Order = CallInput<typeof placeGuestOrder>['body'];

/** An order without the key that it is placed with. */
export type WantedOrder = Omit<Order, 'placementKey'>;

/** What the call is asked, but for its key, of what was written. */
export function guestOrderOf(
  { name, phoneNumber, email, note, secondPhoneNumber, ...place }: GuestOrderOutput,
  terms: Pick<Order, 'items' | 'promotionCode' | 'seenTotalCost'>,
): WantedOrder {
  return {
    ...terms,
    contact: { name, phoneNumber, ...(email && { email }) },
    shippingDetails: { ...place, ...(secondPhoneNumber && { secondPhoneNumber }) },
    ...(note && { note }),
    paymentMethod: 'cash',
  };
}
