import { attempt } from '@craftsandore/api-client';
import { readInvitation } from '@craftsandore/contract';
import { data, redirect, useFetcher } from 'react-router-dom';

import { JoinPage } from '../features/account/join-page.tsx';
import { apiContext } from '../session/context.ts';
import { forgetInvitationToken, takeInvitationToken } from '../session/invitation-token.ts';
import type { Route } from './+types/invitation';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  // One that is empty is refused by the API, as any other that is wrong.
  const token = takeInvitationToken() || '-';
  return {
    invitation: await attempt(context.get(apiContext)(readInvitation, { body: { token } })),
  };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { join } = await import('../session/begin-session.ts');
  const refusal = await join(await request.json(), takeInvitationToken(), context);
  if (refusal && refusal !== 'no-access') return data(refusal, 400);
  forgetInvitationToken();
  return redirect('/admin');
}

export default function InvitationRoute({ loaderData }: Route.ComponentProps) {
  const { data: refusal, state, submit } = useFetcher<typeof clientAction>();

  return (
    <JoinPage
      {...loaderData}
      refusal={refusal}
      isPending={state !== 'idle'}
      onSubmit={(fields) => void submit(fields, { method: 'post', encType: 'application/json' })}
    />
  );
}
