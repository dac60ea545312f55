/** Where a return is. */
export const returnStates = [
  'requested',
  'approved',
  'refused',
  'in_transit',
  'received',
  'closed',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** What is wanted for the pieces: money, others in their place, or the same pieces mended. */
export const returnWishes = ['refund', 'exchange', 'repair'] as const;
export type ReturnWish = (typeof returnWishes)[number];

/** Why pieces come back. The law asks for no reason (Law 181/2018, article 40): a customer may have changed their mind. */
export const returnReasons = [
  'broken',
  'defective',
  'not_as_shown',
  'wrong_piece',
  'size',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Those by which something is wrong: for no other does what was made to order come back (article 41). */
export const faultReasons = [
  'broken',
  'defective',
  'not_as_shown',
  'wrong_piece',
] as const satisfies readonly ReturnReason[];

/** Letters of what people write about one. */
export const maxReturnWords = 500;

/** Photos that its customer may add to one, and staff. */
export const maxReturnPhotos = { customer: 4, staff: 8 } as const;

/** Who pays for the way back. */
export const wayPayers = ['shop', 'customer'] as const;

/** What a member of staff makes of returns: all that are open, those to answer, those of which money is owed, and the others. */
export const openReturnParts = ['open', 'answer', 'refunds'] as const;
export const returnParts = [...openReturnParts, 'closed'] as const;
export type ReturnPart = (typeof returnParts)[number];
