import { attempt } from '@craftsandore/api-client';
import { changeContactMessage, listContactMessages } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import {
  contactMessageFiltersIn,
  contactMessagesPath,
} from '../features/reviews/contact-messages/contact-message-filters.ts';
import { ContactMessagesPage } from '../features/reviews/contact-messages/contact-messages-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/contact-messages';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listContactMessages.access);
  const filters = contactMessageFiltersIn(args.request.url);
  return { filters, messages: attempt(api(listContactMessages, { query: filters })) };
}

const intents = { change: changeContactMessage };
export const clientAction = actionOf(intents, onceAnswered);

export default function ContactMessagesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const ways = useListWays(loaderData.filters, contactMessagesPath);
  const act = useAction<typeof intents>();
  const report = useReport();

  return (
    <ContactMessagesPage
      {...loaderData}
      {...ways}
      onChange={({ id, version: seenVersion }, change) =>
        act('change', { params: { id }, body: { seenVersion, ...change } })
      }
      onReport={(call) => report(call, { done: t('contactMessages.saved') })}
    />
  );
}
