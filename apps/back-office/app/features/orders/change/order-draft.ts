import {
  type AddressFields,
  type CallInput,
  type changeOrder,
  findGovernorate,
  type StaffOrderDetails,
} from '@craftsandore/contract';

import { type AdjustmentDraft, adjustmentOf } from '../adjustment-draft.ts';
import {
  type DraftLine,
  type FoundDesign,
  withOneMore as withOneMoreOf,
} from '../new/draft-lines.ts';

export type Edits = CallInput<typeof changeOrder>['body']['edits'];

/** Who receives an order and where, and what its customer wants to have noted, as it is typed. */
export type Delivery = Record<
  | 'name'
  | 'phoneNumber'
  | 'email'
  | 'governorate'
  | 'city'
  | 'area'
  | 'streetAddress'
  | 'building'
  | 'floor'
  | 'apartment'
  | 'landmark'
  | 'secondPhoneNumber'
  | 'postalCode'
  | 'note',
  string
>;

/** What somebody would like to change; nothing of it is saved. */
export type OrderDraft = {
  /** Of lines by their ids, where it is another; 0 for those that are taken out. */
  quantities: Record<number, number>;
  added: DraftLine[];
  /** Null while they are not open. */
  delivery: Delivery | null;
  adjustment: AdjustmentDraft | null;
};

export const emptyDraft: OrderDraft = {
  ...{ quantities: {}, added: [], delivery: null, adjustment: null },
};

/** As the order has it now. */
export function deliveryOf(order: StaffOrderDetails): Delivery {
  const { governorate, ...address }: AddressFields = order.shippingDetails;
  const optional = { area: '', building: '', floor: '', apartment: '', landmark: '' };
  return {
    ...{ ...optional, secondPhoneNumber: '', ...address },
    governorate: findGovernorate(governorate)?.code ?? governorate,
    name: order.userName,
    email: order.userId === null ? (order.userEmail ?? '') : '',
    note: order.customerNote ?? '',
  };
}

/** What is to be asked for: only what differs from the order as it is now. */
export function editsOf(order: StaffOrderDetails, draft: OrderDraft): Edits {
  const lines = order.lines.flatMap(({ orderLineId, quantity: had }): Edits => {
    const quantity = draft.quantities[orderLineId] ?? had;
    if (quantity === had) return [];
    return quantity > 0
      ? [{ kind: 'quantity', orderLineId, quantity }]
      : [{ kind: 'remove', orderLineId }];
  });
  const added = draft.added.map(({ productDesignId, quantity }) => ({
    ...{ kind: 'add' as const, productDesignId, quantity },
  }));
  const adjustment = adjustmentOf(draft.adjustment);
  return [
    ...[...lines, ...added],
    ...(adjustment ? [{ kind: 'adjustment' as const, ...adjustment }] : []),
    ...editsOfDelivery(deliveryOf(order), draft.delivery),
  ];
}

function editsOfDelivery(was: Delivery, typed: Delivery | null): Edits {
  if (!typed) return [];
  const { note, name, phoneNumber, email, ...shippingDetails } = typed;
  const isOther = (fields: Partial<Delivery>) =>
    JSON.stringify({ ...was, ...trimmed(fields) }) !== JSON.stringify(was);
  const contact = { name, phoneNumber, ...(email && { email }) };
  const isElsewhere = isOther({ ...shippingDetails, name, phoneNumber, email });
  return [
    ...(isElsewhere ? [{ kind: 'address' as const, shippingDetails, contact }] : []),
    ...(isOther({ note }) ? [{ kind: 'note' as const, note }] : []),
  ];
}

const trimmed = (fields: Partial<Delivery>) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.trim()]));

/** One piece more: of a line that there is, taken out or not, or of a design that comes in. */
export function withOneMore(
  order: StaffOrderDetails,
  draft: OrderDraft,
  found: FoundDesign,
): OrderDraft {
  const ofDesign = ({ productDesignId }: { productDesignId: number }) =>
    productDesignId === found.productDesignId;
  const line = order.lines.find(ofDesign);
  if (line) {
    const { orderLineId, quantity } = line;
    const next = (draft.quantities[orderLineId] ?? quantity) + 1;
    return { ...draft, quantities: { ...draft.quantities, [orderLineId]: next } };
  }
  return { ...draft, added: withOneMoreOf(draft.added, found) };
}
