import { getSecondStep } from '@craftsandore/contract';
import { useEffect, useEffectEvent } from 'react';
import { redirect, useNavigate, useRevalidator } from 'react-router-dom';

import { secondStepIntents } from '../features/account/second-step/second-step-intents.ts';
import { SecondStepPage } from '../features/account/second-step/second-step-page.tsx';
import { useSecondStepCalls } from '../features/account/second-step/use-second-step-calls.ts';
import { actionOf } from '../navigation/actions.ts';
import { sessionContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import { nextPage } from '../session/next-page.ts';
import { useSession } from '@craftsandore/session';
import type { Route } from './+types/second-step';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const secondStep = await staffApi(args, getSecondStep.access)(getSecondStep, {});
  const session = args.context.get(sessionContext).getState();
  // Loaded again once a method was added, whose recovery codes are still to be put away.
  const wasDue = session.isSecondStepDue;
  if (secondStep.state !== 'due' && !wasDue) throw redirect(nextPage(args.request.url));
  session.setSecondStepDue(true);
  return { secondStep, next: nextPage(args.request.url) };
}

export const clientAction = actionOf(secondStepIntents);

export default function SecondStepRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const calls = useSecondStepCalls();
  const setSecondStepDue = useSession(({ setSecondStepDue }) => setSecondStepDue);

  // Another tab of the session may have taken it meanwhile.
  const { revalidate } = useRevalidator();
  const lookAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const handleFocus = () => lookAgain();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, []);

  return (
    <SecondStepPage
      secondStep={loaderData.secondStep}
      calls={calls}
      onTaken={() => {
        setSecondStepDue(false);
        void navigate(loaderData.next, { replace: true });
      }}
    />
  );
}
