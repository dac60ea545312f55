import type { PageOfProducts, Photo, Product, ProductDesign, Wood } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import {
  designCount,
  lastPiecesBadge,
  type Locale,
  madeBadge,
  newBadge,
  woodNames,
} from '@craftsandore/i18n';
import { isNew, type LowestPrice, lowestPrice } from '@craftsandore/rules';

/** The woods of a product's designs, in the page's language. */
export type ListedWoods = {
  kinds: readonly Wood[];
  names: string;
  /** How many designs there are, where they are several. */
  designs: string | null;
};

/** What lists show of a product. */
export type ListedProduct = Pick<Product, 'id' | 'name' | 'nameAr' | 'category' | 'rating'> &
  LowestPrice & {
    productDesigns: readonly (Pick<ProductDesign, 'stock' | 'photosUrls'> & { photos: Photo[] })[];
    /** Of its page, in the page's language; it opens with the design of the woods that were filtered for. */
    path: string;
    /** Its one badge, in the page's language. */
    badge: string | null;
    /** Null where no wood is known. */
    woods: ListedWoods | null;
  };

export type ListedPage = Omit<PageOfProducts, 'products'> & { products: readonly ListedProduct[] };

/** Who reads the list, when, and the woods that it is filtered by. */
export type Reading = { locale: Locale; now: Date; woods?: readonly string[] };

/** So many in all designs are worth saying, and no more: a larger number says nothing. */
const fewPieces = 5;

/**
 * On the server: makes of a product what lists show. A page embeds its data, and most of a product is texts and photos; the words
 * would bring both languages along.
 */
export function toListed(product: Product, reading: Reading): ListedProduct {
  const { id, name, nameAr, category, rating, productDesigns } = product;
  const wanted = designOf(product, reading);
  const inOrder = wanted
    ? [wanted, ...productDesigns.filter((other) => other !== wanted)]
    : productDesigns;
  const designs = inOrder.map(({ stock, photos, photosUrls }, place) => {
    const shown = place === 0 ? 1 : 0;
    return {
      stock,
      photos: photos.slice(0, shown).map(withoutWords),
      photosUrls: photosUrls.slice(0, shown),
    };
  });
  return {
    ...{ id, name, nameAr, rating, productDesigns: designs },
    // What customers do not see is not named.
    category: category.isHidden ? { ...category, name: '', nameAr: '' } : category,
    ...lowestPrice(product),
    path: productPath(id, reading.locale === 'ar' ? nameAr : name, wanted?.id),
    badge: badgeOf(product, reading),
    woods: woodsOf(product, reading),
  };
}

/** The design of the woods that were filtered for: one that can be bought, where there is one. */
function designOf({ productDesigns }: Product, { woods = [] }: Reading): ProductDesign | undefined {
  const wanted = productDesigns.filter(({ wood }) => wood && woods.includes(wood));
  return wanted.find(({ stock }) => stock > 0) ?? wanted[0];
}

/** Beside a product's name its photo is decoration. */
const withoutWords = ({ base, widths, width, height, color }: Photo): Photo => ({
  ...{ base, widths, width, height, color },
});

/** There is but one: how long it takes, then what may be gone tomorrow, then what has just come. */
function badgeOf(product: Product, { locale, now }: Reading): string | null {
  const { productDesigns, createdAt, madeToOrderDays } = product;
  const pieces = productDesigns.reduce((sum, { stock }) => sum + stock, 0);
  if (pieces === 0) return null;
  // Its stock is no pieces: it is how many orders the shop takes.
  if (madeToOrderDays) return madeBadge(locale);
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
