/** What a design is made of; `mixed` of several woods, none of which stands for it. */
export const woods = [
  'olive',
  'beech',
  'walnut',
  'oak',
  'sycamore',
  'camphor',
  'acacia',
  'mango',
  'mulberry',
  'mixed',
] as const;
export type Wood = (typeof woods)[number];

/** What was done to the wood's surface. */
export const finishes = [
  'food-safe-oil',
  'oil-and-wax',
  'hard-oil',
  'wax',
  'lacquer',
  'unfinished',
] as const;
export type Finish = (typeof finishes)[number];

/** How to keep a product, in the order in which it is told. */
export const careHints = [
  'hand-wash',
  'damp-cloth',
  'dry-cloth',
  'dry-at-once',
  'no-soaking',
  'oil-monthly',
  'no-machines',
  'keep-dry',
  'no-heat',
] as const;
export type CareHint = (typeof careHints)[number];
