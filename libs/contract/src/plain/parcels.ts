/** Where a parcel is, as its carrier or staff have last said. */
export const parcelStates = [
  'booking',
  'booked',
  'moving',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'damaged',
  'needs_staff',
  'booking_cancelled',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Letters of the number that a carrier gives a parcel. */
export const maxTrackingNumber = 40;

/** Sheets that labels are printed on: one on A6, four on A4. */
export const labelSizes = ['A6', 'A4'] as const;
export type LabelSize = (typeof labelSizes)[number];

/** Why it could not be handed over at the door. */
export const failedReasons = [
  'no_answer',
  'not_there',
  'postponed',
  'refused',
  'wants_to_open',
  'address_unclear',
  'phone_wrong',
  'out_of_reach',
  'other',
] as const;
export type FailedReason = (typeof failedReasons)[number];

/** Where a parcel is, to its customer; what went wrong with it on its way they are told by people. */
export const customerParcelStates = [
  'booked',
  'moving',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'looked_into',
] as const;
export type CustomerParcelState = (typeof customerParcelStates)[number];

/** Why it could not be handed over, as far as the customer is told. */
export const customerFailedReasons = [
  'not_reached',
  'not_there',
  'postponed',
  'not_taken',
  'not_found',
] as const;
export type CustomerFailedReason = (typeof customerFailedReasons)[number];

/** Where somebody may receive it back here: the carrier has given up on it, or nobody says that it is still under way. */
export const receivableStates = [
  'attempt_failed',
  'returning',
  'returned',
  'lost',
  'damaged',
] as const satisfies ParcelState[];

/** What became of a piece that has come back, or has not. */
export const pieceConditions = ['sellable', 'damaged', 'missing'] as const;
export type PieceCondition = (typeof pieceConditions)[number];

/** Who brings it: the shop itself, somebody whose number staff type, or a carrier that the shop asks, where it is switched on. */
export const carrierNames = ['own', 'other', 'bosta'] as const;
export type CarrierName = (typeof carrierNames)[number];

/** What a member of staff makes of parcels that are not done with: those that wait for somebody here, and where they are. */
export const openParcelParts = ['attention', 'booked', 'away', 'returning'] as const;
export const parcelParts = [...openParcelParts, 'delivered'] as const;
export type ParcelPart = (typeof parcelParts)[number];
