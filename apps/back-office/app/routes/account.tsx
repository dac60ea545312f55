import { getSecondStep } from '@craftsandore/contract';

import { AccountPage } from '../features/account/second-step/account-page.tsx';
import { secondStepIntents } from '../features/account/second-step/second-step-intents.ts';
import { useSecondStepCalls } from '../features/account/second-step/use-second-step-calls.ts';
import { actionOf } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/account';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => ({
  secondStep: await staffApi(args, getSecondStep.access)(getSecondStep, {}),
}));

export const clientAction = actionOf(secondStepIntents);

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage secondStep={loaderData.secondStep} calls={useSecondStepCalls()} />;
}
