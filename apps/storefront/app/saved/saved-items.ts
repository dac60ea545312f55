import type { SavedProduct } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';

/** What was pressed and has not reached the API. */
export type Change = { kind: 'save'; item: SavedProduct } | { kind: 'forget'; productId: number };

/** What this browser keeps: a guest's things, or a copy of an account's with what it has yet to hear. */
export type Kept = {
  /** Null for a guest. */
  userId: number | null;
  /** The latest first. */
  items: readonly SavedProduct[];
  unsent: readonly Change[];
};

// As a draft, because signing out forgets those.
const stored = draftNamed<Partial<Kept>>('saved', 'browser');

/** The item of the browser's storage. */
export const storageKey = 'draft:saved';

const nothing = (userId: number | null): Kept => ({ userId, items: [], unsent: [] });

/**
 * What is kept for this person. What a guest saved is to become the account's that is signed in to; what somebody else saved is
 * nobody's business. Storage that is forbidden or foreign is empty.
 */
export function readKept(userId: number | null): Kept {
  const { userId: ownerId, items, unsent } = stored.read() ?? {};
  if (!Array.isArray(items) || !items.every(isItem)) return nothing(userId);
  if (ownerId === userId) return { userId, items, unsent: Array.isArray(unsent) ? unsent : [] };
  if (ownerId !== null) return nothing(userId);
  return { userId, items, unsent: items.map((item) => ({ kind: 'save', item })) };
}

export function keep(kept: Kept): void {
  const isEmptyGuest = kept.userId === null && kept.items.length === 0;
  if (isEmptyGuest)
    stored.remove(); // after signing out, this browser tells nothing
  else stored.save(kept);
}

const idOf = (change: Change) =>
  change.kind === 'save' ? change.item.productId : change.productId;

/** One change for each product: the last counts. */
export const withChange = (unsent: readonly Change[], change: Change): readonly Change[] => [
  ...unsent.filter((other) => idOf(other) !== idOf(change)),
  change,
];

/** What has come to it since it was sent. */
export const without = (unsent: readonly Change[], sent: readonly Change[]): readonly Change[] =>
  unsent.filter(
    (change) => !sent.some((other) => other.kind === change.kind && idOf(other) === idOf(change)),
  );

export function applyChange(
  items: readonly SavedProduct[],
  change: Change,
): readonly SavedProduct[] {
  const id = idOf(change);
  const known = items.find(({ productId }) => productId === id);
  if (change.kind === 'forget') return known ? items.filter((item) => item !== known) : items;
  return known ? items : [change.item, ...items];
}

function isItem(value: unknown): value is SavedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, price } = value as Partial<SavedProduct>; // each field is checked
  return Number.isSafeInteger(productId) && Number.isSafeInteger(price);
}
