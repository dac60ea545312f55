import type { IdentityProvider } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import datesPlatter from './assets/dates-platter.webp';
import { AuthPage } from './auth-page.tsx';
import { IdentityButton } from './identity-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpPage({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useLocale();

  return (
    <AuthPage title={t('auth.create')} lead={t('auth.signUpLead')} picture={datesPlatter}>
      {provider && <IdentityButton provider={provider} purpose="signup" keep />}
      <SignUpForm />
    </AuthPage>
  );
}
