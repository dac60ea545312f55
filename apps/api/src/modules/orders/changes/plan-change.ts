import { type DeliverySettings, maxQuantity, type OrderEdit } from '@craftsandore/contract';

import { discountOf, makingDaysOf, type PromotionTerms } from '@craftsandore/rules';

import type { OrderContents } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { copyOfAddress } from '../../addresses/addresses.ts';
import { checkedAddress } from '../../addresses/checked-address.ts';
import { isPromotion, sumOf } from '../adjustments.ts';
import { assertPayable, shippingTo, subtotalOf, termsOf } from '../costs.ts';
import type { NewLine } from '../orders.ts';

/** A design as the catalogue has it now. */
export type Offer = {
  stock: number;
  /** Whether the shop sells it: what it does not can only become less. */
  isSold: boolean;
  /** As a line of now, with today's price. */
  line: Omit<NewLine, 'quantity'>;
};

type Facts = {
  offers: ReadonlyMap<number, Offer>;
  /** Designs of the lines by the lines' ids. */
  designIds: ReadonlyMap<number, number>;
  delivery: DeliverySettings;
  /** Of an order that was made in exchange. */
  exchange?: { isDeliveryFree: boolean; paid: number };
  /** Of the promotion that the order has used. */
  promotion?: PromotionTerms;
  now: Date;
};

/**
 * What edits make of an order. A line that stays costs what it was sold for; delivery is asked for anew by the rules of
 * checkout where pieces or governorate differ, and its days where the governorate or what takes longest to make does; an adjustment changes neither.
 * @throws Problem for what cannot be, before anything is done.
 */
export function planChange(
  before: OrderContents,
  edits: readonly OrderEdit[],
  facts: Facts,
): OrderContents {
  const edited = edits.reduce((contents, edit) => applied(contents, edit, facts), before);
  if (edited.lines.length === 0) throw new Problem('order.no_lines_left');
  for (const line of edited.lines) assertInStock(line, { before, edits, facts });

  const { lines } = edited;
  const { delivery, exchange, now } = facts;
  const { governorateCode } = edited.address;
  const isElsewhere = governorateCode !== before.address.governorateCode;
  if (!isElsewhere && piecesOf(edited) === piecesOf(before)) {
    const isAdjusted = edited.adjustments !== before.adjustments;
    const sums = { ...edited, adjustment: sumOf(edited.adjustments), paid: exchange?.paid };
    if (isAdjusted) assertPayable(delivery, sums, governorateCode);
    return edited;
  }
  const shipped = { lines, governorateCode, now, ...exchange };
  const { fee } = shippingTo(delivery, shipped);
  const discounted = withPromotion(edited, fee, facts);
  const adjustment = sumOf(discounted.adjustments);
  const terms = termsOf(delivery, { ...shipped, adjustment });
  const { subtotal, shippingFees } = terms.costBreakdown;
  const isLater = makingDaysOf(lines) !== makingDaysOf(before.lines);
  const { promised } = isElsewhere || isLater ? terms : before;
  return { ...discounted, subtotal, shippingFees, promised };
}

/** A promotion takes off what its terms of then make of the pieces and the fee of now: nothing where they are too few. */
function withPromotion(contents: OrderContents, fee: number, { promotion }: Facts): OrderContents {
  const adjustments = contents.adjustments ?? [];
  const own = adjustments.filter(isPromotion);
  const [first] = own;
  if (!promotion || !first) return contents;
  const charged = { subtotal: subtotalOf(contents.lines), fee };
  const amount = -discountOf(promotion, charged) - sumOf(own);
  return amount === 0
    ? contents
    : { ...contents, adjustments: [...adjustments, { ...first, amount }] };
}

/** Equal where designs, quantities and prices are. */
const piecesOf = ({ lines }: OrderContents) =>
  lines
    .map(({ designId, quantity, unitPrice }) => [designId, quantity, unitPrice].join())
    .sort()
    .join(' ');

function applied(contents: OrderContents, edit: OrderEdit, facts: Facts): OrderContents {
  switch (edit.kind) {
    case 'quantity':
    case 'remove': {
      const { designId } = lineOf(contents, edit, facts);
      const quantity = edit.kind === 'quantity' ? edit.quantity : 0;
      return { ...contents, lines: withQuantity(contents.lines, designId, quantity) };
    }
    case 'add':
      return { ...contents, lines: withMore(contents.lines, edit, facts) };
    case 'address':
      return withAddress(contents, edit);
    case 'note':
      return { ...contents, note: edit.note };
    case 'adjustment': {
      const { amount, reason } = edit;
      return { ...contents, adjustments: [...(contents.adjustments ?? []), { amount, reason }] };
    }
  }
}

function lineOf(
  { lines }: OrderContents,
  { orderLineId }: { orderLineId: number },
  { designIds }: Facts,
): NewLine {
  const line = lines.find(({ designId }) => designId === designIds.get(orderLineId));
  if (!line) throw new Problem('order.line_not_found');
  return line;
}

const withQuantity = (lines: NewLine[], designId: number, quantity: number) =>
  lines.flatMap((line) =>
    line.designId === designId ? (quantity > 0 ? [{ ...line, quantity }] : []) : [line],
  );

/** More of what is in the order costs what that was sold for. */
function withMore(
  lines: NewLine[],
  { productDesignId, quantity }: Extract<OrderEdit, { kind: 'add' }>,
  { offers }: Facts,
): NewLine[] {
  const line = lines.find(({ designId }) => designId === productDesignId);
  if (line) {
    const sum = line.quantity + quantity;
    if (sum > maxQuantity) {
      const product = { en: line.name, ar: line.nameAr };
      throw new Problem('order.too_many_of_design', { values: { product, maximum: maxQuantity } });
    }
    return withQuantity(lines, productDesignId, sum);
  }
  const offer = offers.get(productDesignId);
  if (!offer?.isSold) throw new Problem('design.not_found');
  return [...lines, { ...offer.line, quantity }];
}

function withAddress(
  contents: OrderContents,
  { shippingDetails, contact }: Extract<OrderEdit, { kind: 'address' }>,
): OrderContents {
  const phoneNumber = contact?.phoneNumber ?? contents.address.phoneNumber;
  const address = copyOfAddress(checkedAddress({ ...shippingDetails, phoneNumber }));
  if (!contact) return { ...contents, address };
  return { ...contents, address, name: contact.name, email: contact.email ?? null };
}

type Asked = { before: OrderContents; edits: readonly OrderEdit[]; facts: Facts };

function assertInStock(line: NewLine, { before, edits, facts }: Asked): void {
  const { designId, quantity } = line;
  const had = before.lines.find((line) => line.designId === designId)?.quantity ?? 0;
  const offer = facts.offers.get(designId);
  const available = had + (offer?.isSold ? offer.stock : 0);
  if (quantity <= had || quantity <= available) return;

  const product = { en: line.name, ar: line.nameAr };
  const index = edits.findLastIndex(
    (edit) =>
      (edit.kind === 'add' && edit.productDesignId === designId) ||
      (edit.kind === 'quantity' && facts.designIds.get(edit.orderLineId) === designId),
  );
  const values = { available, product };
  throw new Problem('order.stock_too_low', {
    faults: [{ path: `edits.${index}.quantity`, values }],
  });
}
