import { maxId, maxMergedLines } from './limits.ts';
import { ownPath } from './own-path.ts';

type WantedPieces = { productDesignId: number; quantity: number };

export type CartLink = {
  items: WantedPieces[];
  /** Whether all that it names can be a design of ours. */
  isWhole: boolean;
};

/** Where a cart link says to go on to. */
const continueTo = 'continue_to';

/** The path that fills a visitor's cart: `/buy/12:2,30:1?continue_to=/products`. */
export function cartLinkPath(items: readonly WantedPieces[], next?: string): string {
  const lines = items.map(({ productDesignId, quantity }) => `${productDesignId}:${quantity}`);
  const query = next === undefined ? '' : `?${String(new URLSearchParams({ [continueTo]: next }))}`;
  return `/buy/${lines.join(',')}${query}`;
}

/**
 * What a cart link puts into a cart, by the text after `/buy/`. The syntax is that of the UCP permalink, so that links of
 * programs are read as ours: an id as it is, or `~` and base64url. Null where it is malformed, even in a part.
 */
export function readCartLink(text: string): CartLink | null {
  const quantities = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, name = '', digits] = /^([^:]+):([1-9]\d{0,8})$/.exec(part) ?? [];
    const id = name.startsWith('~') ? fromBase64Url(name.slice(1)) : rawId.exec(name)?.[0];
    if (!id || !digits) return null;
    quantities.set(id, (quantities.get(id) ?? 0) + Number(digits));
  }
  if (quantities.size > maxMergedLines) return null;

  const items = [...quantities].flatMap(([id, quantity]) =>
    /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId
      ? { productDesignId: Number(id), quantity }
      : [],
  );
  return { items, isWhole: items.length === quantities.size };
}

const rawId = /^[A-Za-z0-9._-]+$/;

/** Undefined for what is not UTF-8, holds signs of control, or could be written in another way. */
function fromBase64Url(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const again = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    return again === text && !/\p{Cc}/u.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where a visitor goes on to once the cart is filled; null for the cart itself. Stricter than a browser about what is a path of
 * ours: links are passed on, and read by programs that know other rules.
 */
export function nextOfCartLink(query: URLSearchParams): string | null {
  const [next, ...others] = query.getAll(continueTo);
  return next === undefined || others.length > 0 ? null : strictOwnPath(next);
}

/** A path of this site in which nothing could be read as another address. */
export const strictOwnPath = (address: string): string | null =>
  /[\\\s\p{Cc}]/u.test(address) ? null : ownPath(address);
