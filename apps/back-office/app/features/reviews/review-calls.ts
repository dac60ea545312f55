import type { Result } from '@craftsandore/api-client';
import type { CallInput, moderateReview, StaffReview } from '@craftsandore/contract';

/** What staff do with a review. */
export type ReviewCalls = {
  /** Changes the review as it was seen. */
  onModerate: (
    review: StaffReview,
    change: Omit<CallInput<typeof moderateReview>['body'], 'seenVersion'>,
  ) => Promise<Result<StaffReview>>;
  onPhoto: (
    review: StaffReview,
    photoId: number,
    state: 'shown' | 'hidden',
  ) => Promise<Result<StaffReview>>;
};
