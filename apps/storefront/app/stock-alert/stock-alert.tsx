import { useSession } from '@craftsandore/session';
import { BellIcon, Button, FormError, Notice, Text, TextField } from '@craftsandore/ui';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchSchemas, useSchemaForm } from '../form/use-schema-form.ts';
import { takeFocus } from '../hooks/take-focus.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { useStorefront } from '../session/context.ts';
import styles from './stock-alert.module.css';

type StockAlertProps = {
  productId: number;
  /** Without it any design will do. */
  designId?: number | undefined;
  /** What it is, in words: several may stand on a page. */
  name: string;
  variant?: ComponentProps<typeof Button>['variant'];
};

/** Asks for an address to write to, once, when something that is sold out is back. */
export function StockAlert({ name, variant = 'secondary', ...wanted }: StockAlertProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);

  if (isAsking) return <AlertForm {...wanted} name={name} />;
  return (
    <Button
      block
      variant={variant}
      iconBefore={<BellIcon />}
      aria-label={t('stockAlert.askFor', { product: name })}
      onClick={() => setAsking(true)}
    >
      {t('stockAlert.ask')}
    </Button>
  );
}

/** In place of the button that was pressed. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function AlertForm({ name, ...wanted }: Omit<StockAlertProps, 'variant'>) {
  const { t } = useTranslation();
  const { api } = useStorefront();
  const user = useSession((session) => session.user);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useSchemaForm(({ StockAlert }) => StockAlert, {
    defaultValues: { email: user?.email ?? '' },
  });

  const handleAsk = handleSubmit(async ({ email }) => {
    const asked = await attemptCall(({ addStockAlert }) =>
      api(addStockAlert, { body: { ...wanted, email } }),
    );
    if (asked.ok) setAddress(email);
    else setRefusal(asked.refusal.sentence ?? t('failure.connection'));
  });

  if (address !== null) {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status">
        {t('stockAlert.done')} <bdi dir="ltr">{address}</bdi>
      </Notice>
    );
  }
  return (
    <form
      className={styles.root}
      noValidate
      ref={focusField}
      aria-label={t('stockAlert.askFor', { product: name })}
      onFocus={() => void fetchSchemas()}
      onSubmit={(event) => {
        setRefusal(null);
        void handleAsk(event);
      }}
    >
      <FormError>{refusal && <bdi>{refusal}</bdi>}</FormError>
      <TextField
        {...register('email')}
        type="email"
        label={t('account.email')}
        error={formState.errors.email?.message}
        autoComplete="email"
        required
      />
      <Button type="submit" block loading={formState.isSubmitting}>
        {t('stockAlert.send')}
      </Button>
      <Text size="sm" tone="muted">
        {t('stockAlert.consent')}
      </Text>
    </form>
  );
}
