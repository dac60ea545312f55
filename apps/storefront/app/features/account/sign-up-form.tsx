import { Link, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { AuthForm } from './auth-form.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

export function SignUpForm() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { register, errors, onSubmit, isBusy, refusal } = useAuthForm(
    ({ Registration }) => Registration,
  );

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
