import type { Refusal, Result } from '@craftsandore/api-client';
import type { readInvitation, ResponseBody } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  ButtonLink,
  FormError,
  Notice,
  PasswordField,
  Text,
  TextField,
} from '@craftsandore/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { JoinFields } from '../../session/sign-in-fields.ts';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in-form.module.css';

type JoinPageProps = {
  invitation: Result<ResponseBody<typeof readInvitation>>;
  /** Why the last try failed. */
  refusal: Refusal | undefined;
  isPending: boolean;
  onSubmit: (fields: JoinFields) => void;
};

/** What the link of an invitation opens: a name and a password, and somebody is one of the staff. */
export function JoinPage({ invitation, ...form }: JoinPageProps) {
  const { t } = useTranslation();

  return (
    <SignInCard title={t('join.title')}>
      {invitation.ok ? (
        <>
          <Text tone="muted">
            {t('join.words', { role: t(`role.${invitation.value.roleName}`) })}
          </Text>
          <JoinForm {...form} email={invitation.value.email} />
        </>
      ) : (
        <>
          <Notice tone="warning" role="alert">
            {invitation.refusal.code === 'auth.link_invalid'
              ? t('join.invalid')
              : (invitation.refusal.sentence ?? t('failure.connection'))}
          </Notice>
          <ButtonLink href="/signin" variant="secondary" block>
            {t('signIn.title')}
          </ButtonLink>
        </>
      )}
    </SignInCard>
  );
}

type JoinFormProps = Omit<JoinPageProps, 'invitation'> & { email: string };

function JoinForm({ email, refusal, isPending, onSubmit }: JoinFormProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { register, handleSubmit, formState } = useForm<JoinFields>({
    // What checks the fields comes when there is something to check.
    resolver: async (...asked) => {
      const { joinResolverFor } = await import('./sign-in-resolver.ts');
      return joinResolverFor(locale)(...asked);
    },
    defaultValues: { name: '', password: '' },
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
      <FormError>
        {!isPending && refusal && (refusal.sentence ?? t('account.signInFailed'))}
      </FormError>
      <TextField
        value={email}
        readOnly
        type="email"
        autoComplete="username"
        label={t('account.email')}
      />
      <TextField
        {...register('name')}
        autoComplete="name"
        label={t('join.name')}
        error={errors.name?.message}
      />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        revealLabel={t('action.showPassword')}
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" block loading={isBusy}>
        {t('join.submit')}
      </Button>
    </form>
  );
}
