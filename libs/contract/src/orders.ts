import { z } from 'zod';

import { Address, AddressFields } from './addresses.ts';
import { CartItem } from './cart.ts';
import { CustomerParcel } from './customer-parcel.ts';
import { Block, CustomerRecord } from './customer-record.ts';
import { CustomerReturns, Deposits, ExchangeOf, OrderRefund } from './customer-returns.ts';
import { attemptChannels, attemptOutcomes, confirmationStates } from './desk-shapes.ts';
import { endpoint } from './endpoint.ts';
import { maxAtOnce, maxId, maxLength } from './plain/limits.ts';
import { OrderStatus, orderStatusNames } from './plain/order-status.ts';
import { Photo } from './photos.ts';
import { MakingDays } from './product-attributes.ts';
import { RefundTo } from './refund-to.ts';
import {
  AdjustmentAmount,
  Day,
  Id,
  IdInUrl,
  line,
  Money,
  PageMeta,
  PageQuery,
  SignedMoney,
  text,
  Timestamp,
  PromotionCode,
} from './values.ts';
import { RoleNameOnWire } from './role-on-wire.ts';

export const OrderStatusName = z.enum(orderStatusNames);
export type OrderStatusName = z.infer<typeof OrderStatusName>;

export const OrderStatusId = z.literal(Object.values(OrderStatus));
export type OrderStatusId = z.infer<typeof OrderStatusId>;

export const CostBreakdown = z.object({
  /** Of the lines alone, at the catalogue's prices. */
  subtotal: Money,
  /** By how much adjustments make it less, all together; 0 where they do not. */
  discount: Money,
  shippingFees: Money,
  totalCost: Money,
});
export type CostBreakdown = z.infer<typeof CostBreakdown>;

/** What an order costs more or less than its lines and their delivery, in words that its customer reads. */
export const Adjustment = z.object({
  label: z.string(),
  labelAr: z.string(),
  amount: SignedMoney,
  /** Whether it is off the fee of delivery, below which it is written. */
  isOfDelivery: z.boolean().optional(),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** What promotions take off what is not yet ordered. */
export const Discounted = z.object({
  /** An amount of 0 is free delivery while nobody knows where to: it takes off what the fee turns out to be. */
  adjustments: z.array(Adjustment),
  /** Why the code that was named takes nothing off, in the caller's language. */
  promotionRefusal: z.string().optional(),
});
export type Discounted = z.infer<typeof Discounted>;

/** The same as staff make it, with the reason in their words. */
export const NewAdjustment = z.object({
  amount: AdjustmentAmount.refine((amount) => amount !== 0),
  reason: line(maxLength.adjustmentReason),
});

/** First and last day of delivery, in Egypt. */
export const Promised = z.object({ from: Day, to: Day });
export type Promised = z.infer<typeof Promised>;

export const Checkout = z.object({
  cart: z.object({ id: Id, cartItems: z.array(CartItem) }),
  shippingDetails: Address,
  costBreakdown: CostBreakdown,
  ...Discounted.shape,
  promised: Promised,
});
export type Checkout = z.infer<typeof Checkout>;

export const getCheckout = endpoint({
  method: 'GET',
  path: '/orders/checkout',
  access: 'signed-in',
  summary: 'What an order of the active cart to this address would cost',
  query: z.object({ shippingDetailsId: IdInUrl, promotionCode: PromotionCode.optional() }),
  data: Checkout,
  errors: ['address.not_found', 'cart.empty', 'order.not_served', 'order.cash_too_high'],
});

/** Where an order came from. */
export const orderSources = [
  'web',
  'phone',
  'whatsapp',
  'instagram',
  'facebook',
  'branch',
] as const;

export const paymentMethods = ['cash'] as const;

/** A line as it was bought: name, design and price are those of that moment. */
export const OrderLine = z.object({
  orderLineId: Id,
  productId: Id,
  productDesignId: Id,
  name: z.string(),
  nameAr: z.string(),
  designName: z.string(),
  designNameAr: z.string(),
  /** Left out where the design had none. */
  sku: z.string().optional(),
  /** As it was promised; left out where it was not made to order. */
  madeToOrderDays: MakingDays.optional(),
  photosUrls: z.array(z.string()),
  photo: Photo.nullable(),
  unitPrice: Money,
  quantity: z.int().positive(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Why an order is cancelled, as people say it. */
export const cancelReasons = [
  'changed-mind',
  'unreachable',
  'address',
  'sold-out',
  'duplicate',
  'refused',
  'other',
] as const;

/** Why an order has ended: what people say, or what became of its parcel. */
export const endReasons = [...cancelReasons, 'returned', 'lost', 'damaged'] as const;

/** Why staff cancel an order, for each other; the customer never sees it. */
export const Cancellation = z
  .object({ reason: z.enum(endReasons), words: text(maxLength.cancelWords).optional() })
  .refine(({ reason, words }) => reason !== 'other' || words, { path: ['words'] });
export type Cancellation = z.infer<typeof Cancellation>;

/** One step of an order's timeline: which status, since when, by whom. */
export const OrderStep = z.object({
  statusId: OrderStatusId,
  statusName: OrderStatusName,
  createdAt: Timestamp,
  /** The courier is who brings its parcel: our own, or a carrier. */
  by: z.enum(['staff', 'customer', 'courier', 'system']),
  /** Null where nobody of the staff has taken it. */
  staffName: z.string().nullable(),
  /** Null where the step is another, or nobody said why. */
  cancellation: Cancellation.nullable(),
});
export type OrderStep = z.infer<typeof OrderStep>;

/** A status as customers read it; an unexpected one is unknown (specification, section 4). */
const StatusForCustomers = z.enum([...orderStatusNames, 'unknown']).catch('unknown');

export const CustomerOrder = z.object({
  id: Id,
  orderReference: z.string(),
  status: z.object({ id: z.int(), name: StatusForCustomers }),
  costBreakdown: CostBreakdown,
  paymentMethod: z.enum(paymentMethods),
  createdAt: Timestamp,
  /** Null in orders from before days were promised. */
  promised: Promised.nullable(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** Whether the last promised day has passed while it is still on its way. */
export const IsLate = z.boolean();

/** Where the bill goes; null where it goes with the parcel. */
const BillingDetails = AddressFields.nullable();

/** What the customer wants the courier to know. */
const CustomerNote = z.string().nullable();

/** Counts what was changed of an order. For `seenVersion`. */
const Version = z.int().positive();

export const CustomerOrderDetails = CustomerOrder.extend({
  version: Version,
  isLate: IsLate,
  lines: z.array(OrderLine),
  /** What was brought beside that and refused at the door: `quantity` is how many, and none of it is charged. */
  refused: z.array(OrderLine),
  adjustments: z.array(Adjustment),
  /** Who ordered. */
  customerName: z.string(),
  customerNote: CustomerNote,
  shippingDetails: AddressFields,
  billingDetails: BillingDetails,
  history: z.array(
    OrderStep.pick({ createdAt: true }).extend({
      statusId: z.int(),
      statusName: StatusForCustomers,
    }),
  ),
  /** Null until it is booked with a carrier. */
  parcel: CustomerParcel.nullable(),
  /** Null until it is delivered. */
  returns: CustomerReturns.nullable(),
  /** Null where nothing was. */
  deposits: Deposits.nullable(),
  /** Null where nothing is or was paid back but for returns. */
  refund: OrderRefund.nullable(),
  /** Null where nothing is to be paid back, and nothing may be soon. */
  refundTo: RefundTo.nullable(),
  /** Null where it was not made in exchange for pieces of another order. */
  exchangeOf: ExchangeOf.nullable(),
});
export type CustomerOrderDetails = z.infer<typeof CustomerOrderDetails>;

/** One transaction that takes stock; asked again with the same cart, it answers with the same order. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  access: 'signed-in',
  summary: 'Order the active cart, cash on delivery',
  body: z.object({
    cartId: Id,
    shippingDetailsId: Id,
    /** One of the customer's addresses, where the bill is to go elsewhere. */
    billingDetailsId: Id.optional(),
    note: text(maxLength.customerNote).optional(),
    paymentMethod: z.enum(paymentMethods),
    promotionCode: PromotionCode.optional(),
    /** The total that was read: refused when prices, fees or the cart have changed since. */
    seenTotalCost: Money.optional(),
  }),
  data: CustomerOrderDetails,
  errors: [
    'cart.not_found',
    'cart.empty',
    'address.not_found',
    'order.account_too_many_waiting',
    'order.too_many_pieces',
    'order.too_many_held',
    'order.refused',
    'order.not_enough_stock',
    'order.total_changed',
    'order.not_served',
    'order.cash_too_high',
    'promotion.unknown',
    'promotion.not_now',
    'promotion.not_yet',
    'promotion.over',
    'promotion.used_up',
    'promotion.used_by_person',
    'promotion.minimum',
  ],
});

/** How many of its products show what an order of a list holds. */
export const maxShownProducts = 4;

/** An order in a list, with the first of its products, each once, as they were called then. */
export const ListedOrder = CustomerOrder.extend({
  products: z
    .array(OrderLine.pick({ name: true, nameAr: true, photo: true }))
    .max(maxShownProducts),
  productCount: z.int().nonnegative(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/users/orders',
  access: 'signed-in',
  summary: 'The orders of the signed-in customer, newest first',
  query: PageQuery,
  data: z.array(ListedOrder),
  meta: PageMeta,
});

export const getMyOrder = endpoint({
  method: 'GET',
  path: '/users/orders/:orderId',
  access: 'signed-in',
  summary: 'One order of the signed-in customer with lines and history',
  params: z.object({ orderId: IdInUrl }),
  data: CustomerOrderDetails,
  errors: ['order.not_found'],
});

export const cancelMyOrder = endpoint({
  method: 'POST',
  path: '/users/orders/:orderId/cancel',
  access: 'signed-in',
  summary: 'Cancel an order of the signed-in customer that has not been shipped',
  params: z.object({ orderId: IdInUrl }),
  body: z.object({ reason: text(maxLength.cancelWords).optional() }),
  data: CustomerOrderDetails,
  errors: ['order.not_found', 'order.too_late_to_cancel'],
});

export const StaffOrder = z.object({
  orderId: Id,
  orderReference: z.string(),
  orderCreatedAt: Timestamp,
  orderStatusId: OrderStatusId,
  orderStatusName: OrderStatusName,
  totalCost: Money,
  /** How many, of all its lines. */
  pieces: z.int(),
  /** The account that ordered; null where nobody was signed in. */
  userId: Id.nullable(),
  /** Who ordered: the account, or the contact that a guest left. */
  userName: z.string(),
  userEmail: z.string().nullable(),
  userRoleName: RoleNameOnWire.nullable(),
  userIsVerified: z.boolean(),
  /** Null for a moment only, where the version before has taken the order. */
  customerId: Id.nullable(),
  source: z.enum(orderSources),
  shippingCity: z.string(),
  shippingGovernorate: z.string(),
  shippingPhoneNumber: z.string(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

/** What staff write for each other; the customer never sees it. */
export const OrderNote = z.object({
  id: Id,
  text: z.string(),
  staffName: z.string(),
  createdAt: Timestamp,
});
export type OrderNote = z.infer<typeof OrderNote>;

/** One try to reach the customer about the order, or their answer. */
export const OrderAttempt = z.object({
  id: Id,
  channel: z.enum(attemptChannels),
  direction: z.enum(['out', 'in']),
  outcome: z.enum(attemptOutcomes),
  until: Timestamp.nullable(),
  isLastWarning: z.boolean(),
  note: z.string().nullable(),
  /** Null where it was not staff. */
  staffName: z.string().nullable(),
  createdAt: Timestamp,
});
export type OrderAttempt = z.infer<typeof OrderAttempt>;

/** How far an order is on its way to be confirmed, and what is to be done next. */
export const Confirmation = z.object({
  state: z.enum(confirmationStates),
  nextStep: z.enum(['message', 'call', 'warning']).nullable(),
  nextAttemptAt: Timestamp.nullable(),
  deadlineAt: Timestamp.nullable(),
  /** Why to take care, as sentences. */
  reasons: z.array(z.object({ code: z.string(), text: z.string(), textAr: z.string() })),
});
export type Confirmation = z.infer<typeof Confirmation>;

export const StaffOrderDetails = StaffOrder.extend({
  version: Version,
  /** How often what it holds was changed since it was placed. */
  changesCount: z.int().nonnegative(),
  lines: z.array(OrderLine),
  adjustments: z.array(Adjustment),
  costBreakdown: CostBreakdown,
  promised: Promised.nullable(),
  paymentMethod: z.enum(paymentMethods),
  customerNote: CustomerNote,
  shippingDetails: AddressFields,
  billingDetails: BillingDetails,
  history: z.array(OrderStep),
  notes: z.array(OrderNote),
  /** What was tried to have it confirmed, in order. */
  attempts: z.array(OrderAttempt),
  confirmation: Confirmation,
  /** What came of all orders of the customer; null where `customerId` is. */
  customerRecord: CustomerRecord.extend({ blocked: Block.nullable() }).nullable(),
  /** Null where nothing was paid before the door. */
  deposits: Deposits.nullable(),
  /** Null where it was not made in exchange for pieces of another order. */
  exchangeOf: ExchangeOf.nullable(),
});
export type StaffOrderDetails = z.infer<typeof StaffOrderDetails>;

/** A status, what waits for a parcel among the confirmed ones, or what has not come by the last promised day. */
export const orderListStatuses = [...orderStatusNames, 'unbooked', 'late'] as const;

export const staffOrderSorts = ['newest', 'oldest', 'total-up', 'total-down'] as const;

const OrderSearch = z.object({
  /** Words of a name, an email, a phone number or a reference. */
  query: z.string().trim().max(200).optional(),
  status: z.enum(orderListStatuses).optional(),
  /** First and last day in Egypt, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** A promotion that they use; it counts them so, without those that were cancelled. */
  promotion: IdInUrl.optional(),
  sort: z.enum(staffOrderSorts).optional(),
});

/** Several ids by commas, as many at most. */
export const idsInUrl = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/)
    .transform((ids) => ids.split(',').map(Number))
    .pipe(z.array(Id).max(most));

const IdsInUrl = idsInUrl(maxAtOnce);

export const listOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  access: 'order:read',
  summary: 'A page of all orders, by text, status and day',
  /** With `ids`, by commas, of those orders only. */
  query: PageQuery.extend({ ...OrderSearch.shape, ids: IdsInUrl.optional() }),
  data: z.array(StaffOrder),
  meta: PageMeta,
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:orderId',
  access: 'order:read',
  summary: 'One order with lines, costs, address and history',
  params: z.object({ orderId: IdInUrl }),
  data: StaffOrderDetails,
  errors: ['order.not_found'],
});

export const changeOrderStatus = endpoint({
  method: 'PATCH',
  path: '/admin/orders/:orderId',
  access: 'order:update',
  summary: 'Move an order on; cancelling puts the stock back of what was not shipped',
  params: z.object({ orderId: IdInUrl }),
  body: z.object({
    statusId: OrderStatusId,
    /** The status that was read: refused when somebody has changed it since. */
    seenStatusId: OrderStatusId.optional(),
    /** The version that was read: what an order holds may have changed, too. */
    seenVersion: z.int().positive().max(maxId).optional(),
    /** Kept where the order is cancelled. Optional: the specification's call has none. */
    cancellation: Cancellation.optional(),
  }),
  /** The new status' name. */
  data: OrderStatusName,
  errors: ['order.not_found', 'order.illegal_move', 'order.changed', 'order.deposit_not_noted'],
});

/** Each order is changed independently; one that is refused does not stop the others. */
export const changeOrderStatuses = endpoint({
  method: 'POST',
  path: '/admin/orderStatuses',
  access: 'order:update',
  summary: 'Move several orders on at once',
  body: z.object({
    orderIds: z.array(Id).min(1).max(maxAtOnce),
    statusId: OrderStatusId,
    /** The statuses that were read: an order that has another by now is refused. */
    seenStatusIds: z.array(OrderStatusId).optional(),
    cancellation: Cancellation.optional(),
  }),
  data: z.array(
    z.object({
      orderId: Id,
      /** Why it was refused, in the caller's language; null if it was changed. */
      refusal: z.string().nullable(),
    }),
  ),
});

export const addOrderNote = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/notes',
  access: 'order:update',
  summary: 'Leave a note for the other staff',
  params: z.object({ orderId: IdInUrl }),
  body: z.object({ text: text(maxLength.orderNote) }),
  data: OrderNote,
  errors: ['order.not_found'],
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/admin/ordersExport',
  access: 'order:read',
  summary: "The same orders as a table for Excel, in the words of the caller's language",
  /** With `ids`, by commas, those orders only. */
  query: OrderSearch.extend({ ids: IdsInUrl.optional() }),
  data: z.object({
    csv: z.string(),
    count: z.int(),
    /** Whether there are more than one export holds. */
    isCut: z.boolean(),
  }),
});
