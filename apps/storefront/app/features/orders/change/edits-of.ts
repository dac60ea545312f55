import type { CustomerOrderDetails } from '@craftsandore/contract';

import type { OrderChangeFields, OrderChangeOutput } from '../../../form/guest-order-form.ts';
import type { Edits } from './send-change.ts';

/** How many of the lines whose number is another, by their ids; 0 for those that are taken out. */
export type Quantities = Record<number, number>;

/** The form as it begins: what the order holds now. */
export function fieldsOf(
  order: Pick<CustomerOrderDetails, 'shippingDetails' | 'customerNote'>,
): OrderChangeFields {
  const { phoneNumber: _, ...place } = order.shippingDetails;
  const unsaid = { area: '', building: '', floor: '', apartment: '', landmark: '' };
  return { ...unsaid, secondPhoneNumber: '', ...place, note: order.customerNote ?? '' };
}

/** What is to be asked for: only what differs from the order as it is now. */
export function editsOf(
  order: Pick<CustomerOrderDetails, 'lines' | 'shippingDetails' | 'customerNote'>,
  quantities: Quantities,
  { note = '', ...shippingDetails }: OrderChangeOutput,
): Edits {
  const { note: noteBefore, ...placeBefore } = fieldsOf(order);
  const place: Record<string, string | undefined> = shippingDetails;
  const isElsewhere = Object.entries(placeBefore).some(
    ([name, before]) => before !== (place[name] ?? ''),
  );
  return [
    ...order.lines.flatMap(({ orderLineId, quantity: had }): Edits => {
      const quantity = quantities[orderLineId] ?? had;
      if (quantity === had) return [];
      return quantity > 0
        ? [{ kind: 'quantity', orderLineId, quantity }]
        : [{ kind: 'remove', orderLineId }];
    }),
    ...(isElsewhere ? [{ kind: 'address' as const, shippingDetails }] : []),
    ...(note !== noteBefore ? [{ kind: 'note' as const, note }] : []),
  ];
}
