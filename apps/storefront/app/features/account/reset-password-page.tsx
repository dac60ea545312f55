import { Link, Notice, PasswordField } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useHydrated } from '../../hooks/use-hydrated.ts';
import { removeHiddenToken, hiddenToken, hideToken } from '../../navigation/hide-token.ts';
import mortar from './assets/mortar.webp';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** How long the good news stays before the sign-in page comes (specification, section 9). */
const redirectsAfterMs = 2000;

/** Chooses a new password by the mailed link, whose token is in the address. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const resetToken = params.get('token') ?? (isHydrated ? hiddenToken() : null) ?? '';
  const form = useAuthForm(({ NewPassword }) => NewPassword, { resetToken });
  const { isDone } = form;

  useEffect(hideToken, []);

  useEffect(() => {
    if (!isDone) return;
    removeHiddenToken();
    const timer = setTimeout(() => void navigate('/signin', { replace: true }), redirectsAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  return (
    <AuthPage
      title={t('reset.choose')}
      lead={t('reset.chooseLead')}
      back={{ href: '/signin', label: t('auth.backToSignIn') }}
      photo={mortar}
    >
      <AuthForm
        notice={
          <>
            {isDone && (
              <Notice tone="success" role="status">
                {t('reset.saved')}
              </Notice>
            )}
            {isHydrated && !resetToken && !isDone && (
              <Notice tone="warning">{t('reset.noToken')}</Notice>
            )}
          </>
        }
        refusal={form.refusal}
        failed={t('reset.failed')}
        isBusy={form.isBusy || isDone}
        submit={t('reset.save')}
        other={<Link href="/request-reset-password">{t('reset.newLink')}</Link>}
        onSubmit={form.onSubmit}
      >
        <PasswordField
          {...form.register('newPassword')}
          label={t('reset.password')}
          placeholder={t('account.passwordHint')}
          hint={t('reset.passwordHint')}
          revealLabel={t('action.showPassword')}
          error={form.errors.newPassword?.message}
          autoComplete="new-password"
          required
        />
      </AuthForm>
    </AuthPage>
  );
}
