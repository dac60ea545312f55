import type { IdentityProvider } from '@craftsandore/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { AuthPage } from './auth-page.tsx';
import { IdentityButton } from './identity-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. Without an identity provider it has no button for one. */
export function SignInPage({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [keep, setKeep] = useState(true);
  const title = t(params.has('welcome') ? 'auth.welcome' : 'auth.welcomeBack');

  return (
    <AuthPage title={title} lead={t('auth.signInLead')}>
      {provider && <IdentityButton provider={provider} purpose="signin" keep={keep} />}
      <SignInForm keep={keep} onKeepChange={setKeep} />
    </AuthPage>
  );
}
