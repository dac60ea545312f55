import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength } from './plain/limits.ts';
import { Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

export const Rating = z.object({
  /** 0 while nobody has rated. */
  averageRating: z.number().min(0).max(5),
  ratingsCount: z.int().nonnegative(),
});

export const Review = z.object({
  id: Id,
  userName: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  createdAt: Timestamp,
});
export type Review = z.infer<typeof Review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/products/:id/ratings',
  access: 'public',
  summary: 'What customers said of a product, newest first',
  params: z.object({ id: IdInUrl }),
  query: PageQuery,
  data: z.array(Review),
  meta: PageMeta,
  errors: ['product.not_found'],
});

/** One rating for each customer and product: a second one replaces the first. */
export const rateProduct = endpoint({
  method: 'POST',
  path: '/ratings',
  access: 'signed-in',
  summary: 'Rate a product from 1 to 5, with a comment or without',
  body: z.object({
    productId: Id,
    rating: z.int().min(1).max(5),
    comment: z.string().trim().max(maxLength.ratingComment).default(''),
  }),
  data: Review,
  errors: ['product.not_found'],
});
