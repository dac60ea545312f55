import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Photo } from './photos.ts';
import { maxLength } from './plain/limits.ts';
import { Review } from './ratings.ts';
import { Id, IdInUrl, PageMeta, PageQuery, text } from './values.ts';

/** Staff let a customer's photo in or hide it. */
export const reviewPhotoStates = ['waiting', 'shown', 'hidden'] as const;

/** What there is to do, and what has been taken off. */
export const reviewParts = ['waiting', 'reported', 'unanswered', 'hidden'] as const;

export const StaffReview = Review.extend({
  /** For `seenVersion`. */
  version: z.int().positive(),
  product: z.object({ id: Id, name: z.string(), nameAr: z.string() }),
  photos: z.array(z.object({ id: Id, photo: Photo, state: z.enum(reviewPhotoStates) })),
  isHidden: z.boolean(),
  /** How often somebody has asked to look at it since staff last did. */
  reportsCount: z.int().nonnegative(),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const listStaffReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  access: 'review:moderate',
  summary: 'A page of the reviews of all products, newest first',
  query: PageQuery.extend({
    /** With a photo that waits, reported, with a comment and no answer, or hidden. All are listed without it. */
    part: z.enum(reviewParts).optional(),
    productId: IdInUrl.optional(),
  }),
  data: z.array(StaffReview),
  meta: PageMeta,
});

/** What is not said stays as it is. Who has seen an older version is refused, so that nothing is overwritten unseen. */
export const moderateReview = endpoint({
  method: 'PATCH',
  path: '/admin/reviews/:id',
  access: 'review:moderate',
  summary: 'Answer a review, hide it or show it again, and have done with reports',
  params: z.object({ id: IdInUrl }),
  body: z.object({
    seenVersion: Id,
    isHidden: z.boolean().optional(),
    /** Null takes the answer away. */
    answer: text(maxLength.reviewAnswer).nullable().optional(),
    /** The reports so far are done with. Hiding does that too. */
    isLookedAt: z.literal(true).optional(),
  }),
  data: StaffReview,
  errors: ['review.not_found', 'review.changed', 'image.store_failed'],
});

/** Safe to repeat. */
export const moderateReviewPhoto = endpoint({
  method: 'PATCH',
  path: '/admin/reviews/:id/photos/:photoId',
  access: 'review:moderate',
  summary: 'Let a customer’s photo in, or hide it',
  params: z.object({ id: IdInUrl, photoId: IdInUrl }),
  body: z.object({ state: z.enum(reviewPhotoStates).exclude(['waiting']) }),
  data: StaffReview,
  errors: ['review.not_found', 'image.not_found', 'image.store_failed'],
});
