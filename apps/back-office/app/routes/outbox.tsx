import { attempt } from '@craftsandore/api-client';
import { listMessages, resendMessage } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { outboxFiltersIn, outboxPath } from '../features/orders/outbox/outbox-filters.ts';
import { OutboxPage } from '../features/orders/outbox/outbox-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/outbox';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listMessages.access);
  const filters = outboxFiltersIn(args.request.url);
  const { state, ...page } = filters;
  const query = { ...page, ...(state && { state }) };
  return { filters, messages: attempt(api(listMessages, { query })) };
}

const intents = { resend: resendMessage };
export const clientAction = actionOf(intents, onceAnswered);

export default function OutboxRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const ways = useListWays(loaderData.filters, outboxPath);
  const act = useAction<typeof intents>();
  const report = useReport();

  return (
    <OutboxPage
      {...loaderData}
      {...ways}
      onResend={({ id }) => report(act('resend', { params: { id } }), { done: t('outbox.resent') })}
    />
  );
}
