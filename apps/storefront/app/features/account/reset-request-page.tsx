import { Button, EmailAddress, Notice, Text, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import mortar from './assets/mortar.webp';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for a link by which to choose a new password, and then says where it went. */
export function ResetRequestPage() {
  const { t } = useTranslation();
  const form = useAuthForm(({ ResetRequest }) => ResetRequest);
  const { register, getValues, errors, isBusy, isDone, startAnew } = form;
  const send = isDone ? t('reset.again') : t('reset.send');

  return (
    <AuthPage
      title={isDone ? t('reset.sent') : t('reset.request')}
      lead={isDone ? t('reset.sentLead') : t('reset.requestLead')}
      back={{ href: '/signin', label: t('auth.backToSignIn') }}
      photo={mortar}
    >
      <AuthForm
        refusal={form.refusal}
        failed={t('reset.requestFailed')}
        isBusy={isBusy}
        submit={isBusy ? t('reset.sending') : send}
        submitVariant={isDone ? 'secondary' : 'primary'}
        other={
          isDone && (
            <Button variant="quiet" size="sm" onClick={startAnew}>
              {t('reset.otherEmail')}
            </Button>
          )
        }
        onSubmit={form.onSubmit}
      >
        {isDone ? (
          <div role="status" className={styles.sent}>
            <Notice tone="success">
              {t('reset.sentTo')} <EmailAddress address={getValues('email')} />
            </Notice>
            <Text size="sm" tone="muted">
              {t('reset.nothingThere')}
            </Text>
          </div>
        ) : (
          <TextField
            {...register('email')}
            type="email"
            label={t('account.email')}
            error={errors.email?.message}
            autoComplete="email"
            required
          />
        )}
      </AuthForm>
    </AuthPage>
  );
}
