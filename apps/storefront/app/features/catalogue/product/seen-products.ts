import { draftNamed } from '@craftsandore/resilience';

const most = 12;

// As a draft, because signing out forgets those.
const stored = draftNamed<number[]>('seen-products', 'browser');

/** The ids of the products that were looked at in this browser, the latest first. */
export function seenProducts(): number[] {
  const seen: unknown = stored.read();
  return Array.isArray(seen) ? seen.filter((id) => Number.isSafeInteger(id)) : [];
}

export function rememberProduct(id: number): void {
  stored.save([id, ...seenProducts().filter((other) => other !== id)].slice(0, most));
}
