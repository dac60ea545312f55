import { largestQuantity } from '@craftsandore/contract';

import type { CartChange } from './cart-change.ts';
import { isCartItem } from './guest-cart.ts';

/** The storage item that holds the changes which the API has not answered yet. */
export const unsentChangesKey = 'cartChanges';

/** A queued change of an account's cart, with the id by which the API does it only once. */
export type UnsentChange = { changeId: string; userId: number; change: CartChange };

/** An account's queued changes, oldest first. Another tab may have added to them. */
export function unsentChanges(userId: number | undefined): UnsentChange[] {
  return read().filter((unsent) => unsent.userId === userId);
}

export function keepUnsent(unsent: UnsentChange) {
  write([...read(), unsent]);
}

export function dropUnsent(changeId: string) {
  write(read().filter((unsent) => unsent.changeId !== changeId));
}

/** Drops an account's queued changes. */
export function dropUnsentOf(userId: number | undefined) {
  write(read().filter((unsent) => unsent.userId !== userId));
}

/** A random UUID; `crypto.randomUUID` is only there on HTTPS and localhost. */
export function newChangeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

// Without storage, changes wait as long as the page is there.
let inMemory: UnsentChange[] = [];

function read(): UnsentChange[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(unsentChangesKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return inMemory;
  }
}

function write(changes: UnsentChange[]) {
  inMemory = changes;
  try {
    if (changes.length > 0) localStorage.setItem(unsentChangesKey, JSON.stringify(changes));
    else localStorage.removeItem(unsentChangesKey);
  } catch {
    // `inMemory` has them.
  }
}

function isUnsent(value: unknown): value is UnsentChange {
  if (typeof value !== 'object' || value === null) return false;
  const { changeId, userId, change } = value as Partial<UnsentChange>; // each field is checked below
  return typeof changeId === 'string' && typeof userId === 'number' && !!change && isChange(change);
}

function isChange(change: CartChange): boolean {
  switch (change.kind) {
    case 'add':
      return isCartItem(change.item) && change.item.quantity <= largestQuantity;
    case 'take':
      return Number.isInteger(change.productDesignId) && change.quantity > 0;
    case 'remove':
      return Number.isInteger(change.productDesignId);
    case 'empty':
      return true;
    case 'merge':
      return Array.isArray(change.items) && change.items.every(isCartItem);
    default:
      return false;
  }
}
