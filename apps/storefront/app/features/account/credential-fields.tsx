import { PasswordField, TextField } from '@craftsandore/ui';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Credential = 'email' | 'password';

type CredentialFieldsProps = {
  register: (name: Credential) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Credential, string>>;
  /** Which password a password manager should offer. */
  passwordIs: 'current-password' | 'new-password';
};

/** What an account is known by: the same two fields to sign in and to sign up. */
export function CredentialFields({ register, errors, passwordIs }: CredentialFieldsProps) {
  const { t } = useTranslation();

  return (
    <>
      <TextField
        {...register('email')}
        type="email"
        label={t('account.email')}
        error={errors.email?.message}
        autoComplete="username"
        required
      />
      <PasswordField
        {...register('password')}
        label={t('account.password')}
        placeholder={t('account.passwordHint')}
        revealLabel={t('action.showPassword')}
        error={errors.password?.message}
        autoComplete={passwordIs}
        required
      />
    </>
  );
}
