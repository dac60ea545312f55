import type { IdentityProvider } from '@craftsandore/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPage } from './auth-page.tsx';
import { IdentityButton } from './identity-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. Without an identity provider it has no button for one. */
export function SignInPage({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useTranslation();
  const [keep, setKeep] = useState(true);

  return (
    <AuthPage title={t('auth.welcomeBack')} lead={t('auth.signInLead')}>
      {provider && <IdentityButton provider={provider} purpose="signin" keep={keep} />}
      <SignInForm keep={keep} onKeepChange={setKeep} />
    </AuthPage>
  );
}
