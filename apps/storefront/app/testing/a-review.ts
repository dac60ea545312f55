import type { GoodReview, OwnReview, Photo, Review, ReviewsMeta } from '@craftsandore/contract';

const example = {
  id: 1,
  userName: 'Nada E.',
  rating: 5,
  comment: 'قطعة فنية على السفرة',
  createdAt: '2026-11-12T10:00:00.000Z',
  isVerified: true,
  answer: null,
};

export const aReview = (fields: Partial<Review> = {}): Review => ({
  ...example,
  photos: [],
  ...fields,
});

export const anOwnReview = (fields: Partial<OwnReview> = {}): OwnReview => ({
  ...example,
  photos: [],
  isHidden: false,
  isCounted: true,
  ...fields,
});

export const aGoodReview = (fields: Partial<GoodReview> = {}): GoodReview => ({
  ...{ id: 1, userName: 'Nada E.', rating: 5, comment: 'قطعة فنية على السفرة', isVerified: true },
  governorate: { name: 'Giza', nameAr: 'الجيزة' },
  product: { id: 3, name: 'Fruit bowl', nameAr: 'طبق فاكهة', photo: null },
  ...fields,
});

/** Meta of a page of reviews. */
export const reviewsMeta = (fields: Partial<ReviewsMeta> = {}): ReviewsMeta => ({
  ...{ page: 1, perPage: 5, totalCount: 1, pageCount: 1 },
  summary: { counts: [0, 0, 0, 0, 1], verifiedCount: 1, photos: [] },
  ...fields,
});

/** A photo of this name at the API. */
export const aPhoto = (name: string): Photo => ({
  ...{ base: `/images/${name}`, widths: [320, 640], width: 640, height: 640, color: '#c8a060' },
});
