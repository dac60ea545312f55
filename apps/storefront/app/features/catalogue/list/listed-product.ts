import type { PageOfProducts, Product, ProductDesign, Wood } from '@craftsandore/contract';
import { designCount, lastPiecesBadge, type Locale, newBadge, woodNames } from '@craftsandore/i18n';

import { isNew } from './is-new.ts';

/** The woods of a product's designs, in the page's language. */
export type ListedWoods = {
  kinds: readonly Wood[];
  names: string;
  /** How many designs there are, where they are several. */
  designs: string | null;
};

/** What lists show of a product. */
export type ListedProduct = Pick<
  Product,
  'id' | 'name' | 'nameAr' | 'price' | 'category' | 'rating'
> & {
  productDesigns: readonly Pick<ProductDesign, 'stock' | 'photos' | 'photosUrls'>[];
  /** Its one badge, in the page's language. */
  badge: string | null;
  /** Null where no wood is known. */
  woods: ListedWoods | null;
};

export type ListedPage = Omit<PageOfProducts, 'products'> & { products: readonly ListedProduct[] };

/** Who reads the list, and when. */
export type Reading = { locale: Locale; now: Date };

/** So many in all designs are worth saying, and no more: a larger number says nothing. */
const fewPieces = 5;

/**
 * On the server: makes of a product what lists show. A page embeds its data, and most of a product is texts and photos; the words
 * would bring both languages along.
 */
export function toListed(product: Product, reading: Reading): ListedProduct {
  const { id, name, nameAr, price, category, rating, productDesigns } = product;
  const designs = productDesigns.map(({ stock, photos, photosUrls }, place) => {
    const shown = place === 0 ? 1 : 0;
    return { stock, photos: photos.slice(0, shown), photosUrls: photosUrls.slice(0, shown) };
  });
  return {
    ...{ id, name, nameAr, price, category, rating, productDesigns: designs },
    badge: badgeOf(product, reading),
    woods: woodsOf(product, reading),
  };
}

/** There is but one: what may be gone tomorrow is more urgent than what has just come. */
function badgeOf({ productDesigns, createdAt }: Product, { locale, now }: Reading): string | null {
  const pieces = productDesigns.reduce((sum, { stock }) => sum + stock, 0);
  if (pieces === 0) return null;
  if (pieces <= fewPieces) return lastPiecesBadge(pieces, locale);
  return isNew(createdAt, now) ? newBadge(locale) : null;
}

/** Each wood once, in the order of the designs. */
function woodsOf({ productDesigns }: Product, { locale }: Reading): ListedWoods | null {
  const kinds = [...new Set(productDesigns.flatMap(({ wood }) => wood ?? []))];
  if (kinds.length === 0) return null;
  const count = productDesigns.length;
  const designs = count > 1 ? designCount(count, locale) : null;
  return { kinds, names: woodNames(kinds, locale), designs };
}

export const toListedPage = (page: PageOfProducts, reading: Reading): ListedPage => ({
  ...page,
  products: page.products.map((product) => toListed(product, reading)),
});
