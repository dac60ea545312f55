import type { IdentityProvider } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import datesPlatter from './assets/dates-platter.webp';
import { AuthPage } from './auth-page.tsx';
import { IdentityButton } from './identity-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpPage({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useTranslation();

  return (
    <AuthPage title={t('auth.create')} lead={t('auth.signUpLead')} photo={datesPlatter}>
      {provider && <IdentityButton provider={provider} purpose="signup" keep />}
      <SignUpForm />
    </AuthPage>
  );
}
