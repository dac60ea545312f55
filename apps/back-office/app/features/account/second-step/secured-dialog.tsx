import type { Result } from '@craftsandore/api-client';
import { PasswordField, TextField } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useOneCall } from '../../../form/use-one-call.ts';
import { CodeField } from './code-field.tsx';

type Given = { password?: string; code: string; name: string };

type SecuredDialogProps<T> = {
  title: string;
  description?: string | undefined;
  /** What is asked for. */
  asks: { password: boolean; code?: boolean; name?: string };
  submit: { label: string; variant?: 'primary' | 'danger' };
  onSubmit: (given: Given) => Promise<Result<T>>;
  onDone: (value: T) => void;
  onClose: () => void;
};

/** Asks for what shows that it is the person themselves, and for the name of what they add. */
export function SecuredDialog<T>(props: SecuredDialogProps<T>) {
  const { title, description, asks, submit, onSubmit, onDone, onClose } = props;
  const { t } = useTranslation();
  const [given, setGiven] = useState({ password: '', code: '', name: asks.name ?? '' });
  const [isTried, setTried] = useState(false);
  const { run, isPending, refusal } = useOneCall();
  const missing = {
    password: asks.password && !given.password,
    code: Boolean(asks.code) && !given.code.trim(),
    name: asks.name !== undefined && !given.name.trim(),
  };

  async function send() {
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    const { password, code, name } = given;
    const secured = asks.password ? { password } : {};
    const result = await run(() => onSubmit({ ...secured, code, name: name.trim() }));
    if (result?.ok) onDone(result.value);
  }

  const errorOf = (field: keyof typeof missing) =>
    isTried && missing[field] && t('secondStep.missing');
  const change = (field: keyof typeof given) => ({
    value: given[field],
    error: errorOf(field),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setGiven((before) => ({ ...before, [field]: target.value })),
  });

  return (
    <FormDialog
      {...{ title, description, submit, isPending, refusal, onClose }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {asks.name !== undefined && (
        <TextField
          {...change('name')}
          label={t('secondStep.passkeyName')}
          hint={t('secondStep.passkeyNameHint')}
          dir="auto"
          maxLength={100}
        />
      )}
      {asks.password && (
        <PasswordField
          {...change('password')}
          autoComplete="current-password"
          label={t('account.password')}
          revealLabel={t('action.showPassword')}
        />
      )}
      {asks.code && <CodeField {...change('code')} label={t('secondStep.code')} />}
    </FormDialog>
  );
}
