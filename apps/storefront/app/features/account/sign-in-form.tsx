import { Credentials } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  Checkbox,
  FormError,
  Link,
  Notice,
  PasswordField,
  TextField,
} from '@craftsandore/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFetcher, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

import { useHydrated } from '../../shell/use-hydrated.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import styles from './auth-form.module.css';

/** Why somebody was not let in: the API's own sentence, or null where none came. */
export type AuthRefusal = { reason: string | null };

export function SignInForm() {
  const { t, locale } = useLocale();
  const [params] = useSearchParams();
  const fetcher = useFetcher<AuthRefusal>();
  const isHydrated = useHydrated();
  const [keep, setKeep] = useState(true);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Credentials, {
      error: (issue) => validationSentence(issue, locale),
      reportInput: true,
    }),
  });
  const { errors } = formState;
  const refusal = fetcher.data;
  const isBusy = fetcher.state !== 'idle';

  const signIn = useOneAtATime((credentials: z.output<typeof Credentials>) =>
    fetcher.submit({ ...credentials, keep }, { method: 'post', encType: 'application/json' }),
  );

  return (
    <form className={styles.root} method="post" noValidate onSubmit={handleSubmit(signIn)}>
      {params.has('welcome') && <Notice tone="success">{t('auth.accountReady')}</Notice>}
      {!params.has('welcome') && params.has('next') && <Notice>{t('auth.pleaseLogin')}</Notice>}
      <FormError>
        {refusal && !isBusy && <bdi>{refusal.reason ?? t('auth.signInFailed')}</bdi>}
      </FormError>
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
        autoComplete="current-password"
        required
      />
      <Checkbox
        label={t('account.keepMeLoggedIn')}
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
      <Button type="submit" size="lg" block loading={isBusy} disabled={!isHydrated}>
        {t('auth.signIn')}
      </Button>
      <p className={styles.other}>
        {t('auth.noAccount')} <Link href={`/signup?${params}`}>{t('auth.signUp')}</Link>
      </p>
    </form>
  );
}
