/** Pounds: what costs no more is shown as a gift. */
export const mostForGift = 500;
