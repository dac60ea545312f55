import type { Category, Facets } from '@craftsandore/contract';
import { type Locale, woodLabel } from '@craftsandore/i18n';

import { type ProductSearch, woodsOf } from './product-search.ts';

/** What the filters of a list offer, by name; without counts where they could not be loaded. */
export type ListFacets = {
  categories: { id: number; name: string; nameAr: string; count?: number }[];
  /** Named in the page's language. */
  woods: { wood: string; name: string; count: number }[];
  inStock?: number;
  ratings: { atLeast: number; count: number }[];
  /** A choice may show more than its count. */
  isCut?: true;
};

type Parts = { search: ProductSearch; categories: readonly Category[]; locale: Locale };

/** On the server: the names of woods would bring both languages along. What is chosen stays, also where it shows nothing. */
export function toListFacets(
  facets: Facets | null,
  { search, categories, locale }: Parts,
): ListFacets {
  const named = categories.map(({ id, name, nameAr }) => ({ id, name, nameAr }));
  if (!facets) return { categories: named, woods: [], ratings: [] };

  const { inStock, ratings, isCut } = facets;
  const countOf = (id: number) => facets.categories.find((one) => one.id === id)?.count ?? 0;
  const missing = woodsOf(search).filter((wood) => facets.woods.every((one) => one.wood !== wood));
  const woods = [
    ...facets.woods,
    ...missing.map((wood) => ({ wood: wood as Facets['woods'][number]['wood'], count: 0 })), // it was read as one
  ];
  return {
    categories: named
      .map((category) => ({ ...category, count: countOf(category.id) }))
      .filter(({ id, count }) => count > 0 || id === search.categoryIds),
    woods: woods.map(({ wood, count }) => ({ wood, name: woodLabel(wood, locale), count })),
    inStock,
    ratings: ratings.filter(({ atLeast, count }) => count > 0 || atLeast === search.minRating),
    ...(isCut && { isCut }),
  };
}
