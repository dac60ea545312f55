import type { Result } from '@craftsandore/api-client';
import type { NewSession } from '@craftsandore/contract';
import { useSession } from '@craftsandore/session';
import { Button, Card, FormError, Heading, Text, useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigate } from 'react-router-dom';

import { emailOfOrder } from '../../form/email-of-order.ts';
import { AuthForm } from './auth-form.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';
import styles from './keep-order.module.css';

/** How an order that was placed without an account gets into one: the own one, or a new one with one password. */
export function KeepOrder({ orderId }: { orderId: number }) {
  const name = useSession(({ user }) => user?.name);
  return (
    <Card className={styles.root}>
      {name === undefined ? <OpenAccount orderId={orderId} /> : <Take name={name} />}
    </Card>
  );
}

function OpenAccount({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const begin = useSession((session) => session.begin);
  const { register, errors, onSubmit, isBusy, refusal, value } = useAuthForm(
    ({ OrderAccount }) => OrderAccount,
    { intent: 'account' },
    { defaultValues: { email: emailOfOrder.read() ?? '', password: '' } },
  );
  const handleOpened = useEffectEvent((opened: NewSession) => {
    emailOfOrder.remove();
    begin(opened, { keep: true });
    showToast({ tone: 'success', children: t('claim.opened') });
    void navigate(`/orders/${orderId}`, { replace: true });
  });

  useEffect(() => {
    if (value) handleOpened(value as NewSession); // the answer of this form's call
  }, [value]);

  return (
    <>
      <Heading level={2} size="h4">
        {t('claim.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('claim.lead')}
      </Text>
      <AuthForm
        refusal={refusal}
        failed={t('claim.failed')}
        isBusy={isBusy}
        submit={t('claim.open')}
        submitVariant="secondary"
        onSubmit={onSubmit}
      >
        <CredentialFields register={register} errors={errors} passwordIs="new-password" />
      </AuthForm>
    </>
  );
}

function Take({ name }: { name: string }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  const asJson = { method: 'post', encType: 'application/json' } as const;

  return (
    <>
      <Text>{t('claim.offer', { name })}</Text>
      <FormError>
        {result && !result.ok && <bdi>{result.refusal.sentence ?? t('claim.takeFailed')}</bdi>}
      </FormError>
      <Button
        variant="secondary"
        loading={fetcher.state !== 'idle'}
        onClick={() => void fetcher.submit({ intent: 'claim' }, asJson)}
      >
        {t('claim.take')}
      </Button>
    </>
  );
}
