/** What came of a driver's stop at a door; `partly`: some pieces were kept, and the others refused. */
export const stopOutcomes = ['delivered', 'partly', 'refused', 'postponed', 'not_reached'] as const;
export type StopOutcome = (typeof stopOutcomes)[number];

/** Of which the customer has something, and for which cash may be taken. */
export const isHandedOver = (outcome: StopOutcome): boolean =>
  outcome === 'delivered' || outcome === 'partly';

/** Why a parcel was not taken. */
export const refusedReasons = ['refused', 'wants_to_open', 'other'] as const;

/** Why nobody could take it. */
export const notReachedReasons = [
  'no_answer',
  'not_there',
  'address_unclear',
  'phone_wrong',
  'out_of_reach',
  'other',
] as const;

/** `signed`: the driver has said what cash they hand over; `closed`: somebody has counted it. */
export const runStates = ['open', 'signed', 'closed'] as const;
export type RunState = (typeof runStates)[number];

/** Parcels that one driver takes along. */
export const maxStops = 100;

/** Days after its own on which a run's link still opens it. */
export const runLinkDays = 2;

/** Letters that a driver writes about a stop, or staff about a difference of cash. */
export const maxRunNote = 300;
