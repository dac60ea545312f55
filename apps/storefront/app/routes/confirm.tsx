import { attempt } from '@craftsandore/api-client';
import { answerConfirmLink, readConfirmLink } from '@craftsandore/contract';
import { data, useSearchParams } from 'react-router-dom';

import { ConfirmPage } from '../features/orders/confirm/confirm-page.tsx';
import type { PageHandle } from '../navigation/page-handle.ts';
import { apiContext, orNotFound } from '../server/api.server.ts';
import type { Route } from './+types/confirm';

/** Reads alone: messengers and scanners open the link before its customer does. */
export function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext)(readConfirmLink, { params }));
}

/** Does what was pressed, on the server, so that it works without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData());
  const { data: body } = answerConfirmLink.body.safeParse(form);
  if (!body) throw data(null, 400);
  const answered = await attempt(context.get(apiContext)(answerConfirmLink, { params, body }));
  // A conflict has its answer, too: what the order is now, which the router does not look up after an error.
  const { status } = answered.ok ? {} : answered.refusal;
  return data(answered, status === 409 ? 200 : answered.ok ? 200 : (status ?? 503));
}

export const handle: PageHandle = { query: ['step'] };

export default function ConfirmRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <ConfirmPage
      link={loaderData}
      path={`/c/${params.token}`}
      isCancelling={search.get('step') === 'cancel'}
      result={actionData}
    />
  );
}
