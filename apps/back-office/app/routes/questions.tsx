import { attempt } from '@craftsandore/api-client';
import { listStaffQuestions, moderateQuestion } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import {
  questionFiltersIn,
  questionsPath,
} from '../features/reviews/questions/question-filters.ts';
import { QuestionsPage } from '../features/reviews/questions/questions-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { settingsContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/questions';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listStaffQuestions.access);
  const filters = questionFiltersIn(args.request.url);
  return {
    filters,
    shopUrl: args.context.get(settingsContext).storefrontUrl,
    questions: attempt(api(listStaffQuestions, { query: filters })),
  };
}

const intents = { moderate: moderateQuestion };
export const clientAction = actionOf(intents, onceAnswered);

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const ways = useListWays(loaderData.filters, questionsPath);
  const act = useAction<typeof intents>();
  const report = useReport();

  return (
    <QuestionsPage
      {...loaderData}
      {...ways}
      onModerate={({ id, version: seenVersion }, change) =>
        act('moderate', { params: { id }, body: { seenVersion, ...change } })
      }
      onReport={(call) => report(call, { done: t('moderation.saved') })}
    />
  );
}
