import type { Refusal } from '@craftsandore/api-client';
import { Button, type ButtonProps, FormError } from '@craftsandore/ui';
import type { ComponentProps, ReactNode } from 'react';

import { useHydrated } from '../../hooks/use-hydrated.ts';
import { fetchSchemas } from '../../form/use-schema-form.ts';
import styles from './auth-form.module.css';

type AuthFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput'> & {
  /** What to know before filling it in; a refusal replaces it. */
  notice?: ReactNode;
  refusal: Refusal | null;
  /** Shown when the API refused without a sentence. */
  failed: string;
  isBusy: boolean;
  submit: ReactNode;
  submitVariant?: ButtonProps['variant'];
  /** A link to the other form, for example from sign-in to sign-up. */
  other?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The block of signing in, signing up and passwords: what went wrong above, fields, one button. */
export function AuthForm({
  notice,
  refusal,
  failed,
  isBusy,
  submit,
  submitVariant = 'primary',
  other,
  onSubmit,
  onInput,
  children,
}: AuthFormProps) {
  const isHydrated = useHydrated();

  return (
    <form
      className={styles.root}
      method="post"
      noValidate
      onFocus={() => void fetchSchemas()}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {!refusal && notice}
      <FormError>{refusal && <bdi>{refusal.sentence ?? failed}</bdi>}</FormError>
      {children}
      <Button
        type="submit"
        size="lg"
        variant={submitVariant}
        block
        loading={isBusy}
        disabled={!isHydrated}
      >
        {submit}
      </Button>
      {other && <p className={styles.other}>{other}</p>}
    </form>
  );
}
