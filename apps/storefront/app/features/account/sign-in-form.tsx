import { Checkbox, Link, Notice } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useDraft } from '../../form/use-draft.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-form.module.css';
import { CredentialFields } from './credential-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

type SignInFormProps = {
  /** Whether the session is to outlive the browser. */
  keep: boolean;
  onKeepChange: (keep: boolean) => void;
};

export function SignInForm({ keep, onKeepChange }: SignInFormProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { register, errors, onSubmit, isBusy, refusal, putBack } = useAuthForm(
    ({ Credentials }) => Credentials,
    { keep },
  );
  // Who has just signed up need not type the email again.
  const draft = useDraft('signin', putBack);
  const handleLeave = useEffectEvent(draft.remove);

  useEffect(() => () => handleLeave(), []);

  return (
    <AuthForm
      notice={<Reason />}
      refusal={refusal}
      failed={t('account.signInFailed')}
      isBusy={isBusy}
      submit={t('auth.signIn')}
      other={
        <>
          {t('auth.noAccount')} <Link href={`/signup?${params}`}>{t('auth.signUp')}</Link>
        </>
      }
      onSubmit={onSubmit}
    >
      <CredentialFields register={register} errors={errors} passwordIs="current-password" />
      <div className={styles.pair}>
        <Checkbox
          label={t('account.keepMeLoggedIn')}
          checked={keep}
          onChange={(event) => onKeepChange(event.target.checked)}
        />
        <Link href="/request-reset-password">{t('account.forgot')}</Link>
      </div>
    </AuthForm>
  );
}

/** Why the sign-in page was opened. */
function Reason() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  if (params.has('welcome'))
    return (
      <Notice tone="success" role="status">
        {t('auth.accountReady')}
      </Notice>
    );
  return params.has('next') && <Notice>{t('auth.pleaseLogin')}</Notice>;
}
