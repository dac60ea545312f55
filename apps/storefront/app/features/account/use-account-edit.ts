import type { Result } from '@craftsandore/api-client';
import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type SubmitTarget, useFetcher } from 'react-router-dom';

import { type SchemaOf, useSchemaForm } from '../../form/use-schema-form.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import type { AccountPart } from './save-account.ts';
import { useRefusal } from './use-refusal.ts';

type Options<Input extends FieldValues, Output> = {
  part: AccountPart;
  schemaOf: SchemaOf<Input, Output>;
  defaultValues: DefaultValues<Input>;
  onSaved: () => void;
};

/** A form of the profile page: checked by its schema, sent to its route once, refused at the field that is at fault. */
export function useAccountEdit<Input extends FieldValues, Output extends object>({
  part,
  schemaOf,
  defaultValues,
  onSaved,
}: Options<Input, Output>) {
  const fetcher = useFetcher<Result<unknown>>();
  const form = useSchemaForm(schemaOf, { defaultValues });
  const isBusy = fetcher.state !== 'idle';
  const result = isBusy ? undefined : fetcher.data;
  const refusal = useRefusal(form, result);
  const handleSaved = useEffectEvent(onSaved);

  useEffect(() => {
    if (result?.ok) handleSaved();
  }, [result]);

  const send = useOneAtATime((body: Output) =>
    fetcher.submit(
      { part, body } as unknown as SubmitTarget, // schemas of text alone
      { method: 'post', encType: 'application/json' },
    ),
  );

  return {
    register: form.register,
    errors: form.formState.errors,
    isUnsaved: form.formState.isDirty && !isBusy && !result?.ok,
    onSubmit: form.handleSubmit(send),
    setFocus: form.setFocus,
    isBusy,
    /** Of no field in particular. */
    refusal,
  };
}
