import type { ListFacets } from '../features/catalogue/list/list-facets.ts';
import { sampleCategories } from './sample-products.ts';

/** What the filters of a list offer, named in English. */
export const someFacets: ListFacets = {
  categories: sampleCategories.map(({ id, name, nameAr }, place) => ({
    id,
    name,
    nameAr,
    count: 9 - place,
  })),
  woods: [
    { wood: 'olive', name: 'Olive', count: 14 },
    { wood: 'beech', name: 'Beech', count: 11 },
  ],
  inStock: 13,
  ratings: [
    { atLeast: 4, count: 8 },
    { atLeast: 3, count: 11 },
  ],
};
