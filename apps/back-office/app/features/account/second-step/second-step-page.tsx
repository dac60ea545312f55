import type { SecondStep } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Button, Skeleton } from '@craftsandore/ui';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

import { SignInCard } from '../sign-in-card.tsx';
import { TakeSecondStep } from './take-second-step.tsx';
import type { SecondStepCalls } from './use-second-step-calls.ts';

const SecondStepMethods = lazily(() =>
  import('./second-step-methods.tsx').then(({ SecondStepMethods }) => SecondStepMethods),
);

type SecondStepPageProps = {
  secondStep: SecondStep;
  calls: SecondStepCalls;
  onTaken: () => void;
};

/** Between the password and the back office: the second step is taken, or added where the owner demands one. */
export function SecondStepPage({ secondStep, calls, onTaken }: SecondStepPageProps) {
  const { t } = useTranslation();
  const hasMethod = secondStep.authenticator !== null || secondStep.passkeys.length > 0;
  const isTaken = secondStep.state === 'done';
  const isToTake = hasMethod && !isTaken;

  // Another tab of the session has taken it. Who has added a way here puts its codes away first.
  const wasToTake = useRef(false);
  const goOn = useEffectEvent(onTaken);
  useEffect(() => {
    if (isTaken && wasToTake.current) goOn();
    wasToTake.current = isToTake;
  }, [isToTake, isTaken]);

  return (
    <SignInCard title={t(isToTake ? 'secondStep.title' : 'secondStep.addTitle')}>
      {isToTake ? (
        <TakeSecondStep secondStep={secondStep} calls={calls} onTaken={onTaken} />
      ) : (
        <Suspense fallback={<Skeleton lines={6} />}>
          <SecondStepMethods secondStep={secondStep} calls={calls} onAdded={onTaken} />
        </Suspense>
      )}
      <Form method="post" action="/signout">
        <Button type="submit" variant="quiet" size="sm">
          {t('backOffice.signInAsAnother')}
        </Button>
      </Form>
    </SignInCard>
  );
}
