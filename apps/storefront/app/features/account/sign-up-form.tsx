import { Registration } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Link, PasswordField, TextField } from '@craftsandore/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useFetcher, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

import { useHydrated } from '../../shell/use-hydrated.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import styles from './auth-form.module.css';
import type { AuthRefusal } from './sign-in-form.tsx';

export function SignUpForm() {
  const { t, locale } = useLocale();
  const [params] = useSearchParams();
  const fetcher = useFetcher<AuthRefusal>();
  const isHydrated = useHydrated();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Registration, {
      error: (issue) => validationSentence(issue, locale),
      reportInput: true,
    }),
  });
  const { errors } = formState;
  const refusal = fetcher.data;
  const isBusy = fetcher.state !== 'idle';

  const signUp = useOneAtATime((registration: z.output<typeof Registration>) =>
    fetcher.submit(registration, { method: 'post', encType: 'application/json' }),
  );

  return (
    <form className={styles.root} method="post" noValidate onSubmit={handleSubmit(signUp)}>
      <FormError>
        {refusal && !isBusy && <bdi>{refusal.reason ?? t('auth.signUpFailed')}</bdi>}
      </FormError>
      <TextField
        {...register('name')}
        label={t('auth.fullName')}
        error={errors.name?.message}
        autoComplete="name"
        required
      />
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
        autoComplete="new-password"
        required
      />
      <Button type="submit" size="lg" block loading={isBusy} disabled={!isHydrated}>
        {t('auth.signUp')}
      </Button>
      <p className={styles.other}>
        {t('auth.haveAccount')} <Link href={`/signin?${params}`}>{t('auth.signIn')}</Link>
      </p>
    </form>
  );
}
