import { Link, TextField } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useDraft } from '../../form/use-draft.ts';
import { AuthForm } from './auth-form.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

export function SignUpForm() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { register, errors, onSubmit, isBusy, refusal, putBack } = useAuthForm(
    ({ Registration }) => Registration,
  );
  const draft = useDraft('signup', putBack);
  // Signed up or given up; a change of language loads the page anew.
  const handleLeave = useEffectEvent(draft.remove);

  useEffect(() => () => handleLeave(), []);

  return (
    <AuthForm
      refusal={refusal}
      failed={t('auth.signUpFailed')}
      isBusy={isBusy}
      submit={t('auth.signUp')}
      other={
        <>
          {t('auth.haveAccount')} <Link href={`/signin?${params}`}>{t('auth.signIn')}</Link>
        </>
      }
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
      onSubmit={onSubmit}
    >
      <TextField
        {...register('name')}
        label={t('auth.fullName')}
        error={errors.name?.message}
        autoComplete="name"
        required
      />
      <CredentialFields register={register} errors={errors} passwordIs="new-password" />
    </AuthForm>
  );
}
