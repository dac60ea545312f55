import { attempt } from '@craftsandore/api-client';
import { listStaffReviews, moderateReview, moderateReviewPhoto } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { reviewFiltersIn, reviewsPath } from '../features/reviews/review-filters.ts';
import { ReviewsPage } from '../features/reviews/reviews-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { settingsContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/reviews';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStaffReviews.access);
  const filters = reviewFiltersIn(args.request.url);
  return {
    filters,
    shopUrl: args.context.get(settingsContext).storefrontUrl,
    reviews: attempt(api(listStaffReviews, { query: filters })),
  };
}

const intents = { moderate: moderateReview, photo: moderateReviewPhoto };
export const clientAction = actionOf(intents, onceAnswered);

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const ways = useListWays(loaderData.filters, reviewsPath);
  const act = useAction<typeof intents>();
  const report = useReport();

  return (
    <ReviewsPage
      {...loaderData}
      {...ways}
      onModerate={({ id, version: seenVersion }, change) =>
        act('moderate', { params: { id }, body: { seenVersion, ...change } })
      }
      onPhoto={({ id }, photoId, state) =>
        act('photo', { params: { id, photoId }, body: { state } })
      }
      onReport={(call) => report(call, { done: t('moderation.saved') })}
    />
  );
}
