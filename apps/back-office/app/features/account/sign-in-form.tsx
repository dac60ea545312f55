import { useLocale } from '@craftsandore/i18n/react';
import { Button, Checkbox, FormError, PasswordField, TextField } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { SignInFields } from '../../session/sign-in-fields.ts';
import styles from './sign-in-form.module.css';

type SignInFormProps = {
  onSubmit: (fields: SignInFields) => void;
  isPending: boolean;
  /** Why the last try failed. */
  refusal?: ReactNode;
};

export function SignInForm({ onSubmit, isPending, refusal }: SignInFormProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    // What checks the fields comes when there is something to check.
    resolver: async (...asked) => {
      const { resolverFor } = await import('./sign-in-resolver.ts');
      return resolverFor(locale)(...asked);
    },
    defaultValues: { email: '', password: '', keep: true },
  });
  const { errors, isSubmitting } = formState;
  const isBusy = isPending || isSubmitting;

  return (
    <form
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else void handleSubmit(onSubmit)(event);
      }}
    >
      <FormError>{!isPending && refusal}</FormError>
      <TextField
        {...register('email')}
        type="email"
        autoComplete="username"
        label={t('account.email')}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={t('account.password')}
        revealLabel={t('action.showPassword')}
        error={errors.password?.message}
      />
      <Checkbox {...register('keep')} label={t('account.keepMeLoggedIn')} />
      <Button type="submit" size="lg" block loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
