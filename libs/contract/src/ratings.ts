import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Photo } from './photos.ts';
import { maxLength, minPhotoSize } from './plain/limits.ts';
import { Flag, Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

/** Of the ratings that count: by who has verified an address, or by a verified buyer. */
export const Rating = z.object({
  /** 0 while none counts. */
  averageRating: z.number().min(0).max(5),
  ratingsCount: z.int().nonnegative(),
});

const Stars = z.int().min(1).max(5);

/** What the shop says below what a customer wrote. */
export const ShopAnswer = z.object({ text: z.string(), createdAt: Timestamp });

export const Review = z.object({
  id: Id,
  userName: z.string(),
  rating: Stars,
  comment: z.string(),
  createdAt: Timestamp,
  /** An order that was delivered to its author holds the product. */
  isVerified: z.boolean(),
  /** Those that staff have let in. */
  photos: z.array(Photo),
  answer: ShopAnswer.nullable(),
});
export type Review = z.infer<typeof Review>;

/** All reviews of a product in figures; stars are counted where they count for its average. */
export const ReviewSummary = z.object({
  /** How many gave one star, two … five. */
  counts: z.array(z.int().nonnegative()).length(5),
  /** How many are by who was sent the product. */
  verifiedCount: z.int().nonnegative(),
  /** The newest of customers' photos. */
  photos: z.array(Photo),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const ReviewsMeta = PageMeta.extend({ summary: ReviewSummary });
export type ReviewsMeta = z.infer<typeof ReviewsMeta>;

/** The summary is of all reviews, whatever the page is narrowed to. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/products/:id/ratings',
  access: 'public',
  summary: 'What customers said of a product, newest first',
  params: z.object({ id: IdInUrl }),
  query: PageQuery.extend({
    /** Only those of so many stars. */
    rating: z.coerce.number<number | string>().pipe(Stars).optional(),
    /** Only those with a photo. */
    withPhotos: Flag.optional(),
  }),
  data: z.array(Review),
  meta: ReviewsMeta,
  errors: ['product.not_found'],
});

/** What somebody liked, with enough of the product to lead to it. */
export const GoodReview = Review.pick({
  id: true,
  userName: true,
  rating: true,
  comment: true,
  isVerified: true,
}).extend({
  /** Where a verified buyer’s order went: of its address no more than this is ever told. Null for others. */
  governorate: z.object({ name: z.string(), nameAr: z.string() }).nullable(),
  product: z.object({ id: Id, name: z.string(), nameAr: z.string(), photo: Photo.nullable() }),
});
export type GoodReview = z.infer<typeof GoodReview>;

/**
 * At most one for each product. First comes what is in the language asked for, and of this what verified buyers say. The
 * meta is of all ratings of what is in the shop.
 */
export const listGoodReviews = endpoint({
  method: 'GET',
  path: '/ratings',
  access: 'public',
  summary: 'A few recent reviews of products that were liked, with words',
  query: z.object({ language: z.enum(['ar', 'en']) }),
  data: z.array(GoodReview),
  meta: Rating,
});

/**
 * One rating for each customer and product: a second one replaces the first, and with it the shop's answer if the comment is
 * another. What staff have hidden stays hidden.
 */
export const rateProduct = endpoint({
  method: 'POST',
  path: '/ratings',
  access: 'signed-in',
  summary: 'Rate a product from 1 to 5, with a comment or without',
  body: z.object({
    productId: Id,
    rating: Stars,
    comment: z.string().trim().max(maxLength.ratingComment).default(''),
  }),
  data: Review,
  errors: ['product.not_found'],
});

const OwnPhoto = z.object({
  id: Id,
  photo: Photo,
  /** Nobody but its author and staff sees it yet. */
  isWaiting: z.boolean(),
});

/** A review as its author sees it. */
export const OwnReview = Review.extend({
  photos: z.array(OwnPhoto),
  /** Staff have taken it off the page. */
  isHidden: z.boolean(),
  /** Its stars are in the product’s average: its author’s address is verified, or they are a verified buyer. */
  isCounted: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/products/:id/ratings/mine',
  access: 'signed-in',
  summary: 'What the signed-in customer has said of a product; null for nothing',
  params: z.object({ id: IdInUrl }),
  data: OwnReview.nullable(),
  errors: ['product.not_found'],
});

/** A photo that the review has already stays one. */
export const addReviewPhoto = endpoint({
  method: 'POST',
  path: '/ratings/:id/photos',
  access: 'signed-in',
  summary: 'Add a photo to one’s own review; it is seen once staff have let it in',
  params: z.object({ id: IdInUrl }),
  file: { field: 'image', atLeast: minPhotoSize.review },
  data: OwnReview,
  errors: ['review.not_found', 'review.too_many_photos'],
});

/** Safe to repeat. */
export const removeReviewPhoto = endpoint({
  method: 'DELETE',
  path: '/ratings/:id/photos/:photoId',
  access: 'signed-in',
  summary: 'Take a photo off one’s own review',
  params: z.object({ id: IdInUrl, photoId: IdInUrl }),
  data: OwnReview,
  errors: ['review.not_found'],
});

/** Nothing of it is said to anybody but staff. */
export const reportReview = endpoint({
  method: 'POST',
  path: '/ratings/:id/report',
  access: 'public',
  summary: 'Tell staff that a review should not be there',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['review.not_found'],
});
