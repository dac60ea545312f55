/** Why a customer does not want an order, where they say so. */
export const declineReasons = ['found_another', 'price', 'too_late', 'by_mistake'] as const;
export type DeclineReason = (typeof declineReasons)[number];
