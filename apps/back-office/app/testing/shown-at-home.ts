import type { StaffCategory } from '@craftsandore/contract';

import type { ShownAtHome } from '../features/settings/home/home-preview.tsx';
import { aProduct } from './a-product.ts';

/** What a home page has while nothing is chosen for it. */
export const shownAtHome: ShownAtHome = {
  delivery: { places: 27, days: 3, freeFrom: null },
  latest: Array.from({ length: 9 }, (_, index) =>
    aProduct({ id: 100 + index, name: `Spoon ${index + 1}`, nameAr: `ملعقة ${index + 1}` }),
  ),
  bestsellers: [],
  gifts: [],
  banners: [],
  reviews: [],
  reviewsAr: [],
  hasFailed: false,
};

export const aCategory = (id: number, name: string, nameAr: string, publishedCount: number) => ({
  ...{ id, name, nameAr, publishedCount, version: 1, productCount: publishedCount },
  ...{ imageUrl: null, photo: null, description: '', descriptionAr: '', isHidden: false },
});

export const someCategories: StaffCategory[] = [
  aCategory(1, 'Boards', 'ألواح', 12),
  aCategory(2, 'Stools', 'كراسي', 0),
  aCategory(3, 'Trays', 'صواني', 4),
];
