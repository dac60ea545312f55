import type { Result } from '@craftsandore/api-client';
import type { FieldValues, UseFormProps } from 'react-hook-form';
import { type SubmitTarget, useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { useRefusal } from './use-refusal.ts';
import { type SchemaOf, useSchemaForm } from '../../form/use-schema-form.ts';

/** A form about an account: checked by its schema, then submitted to its route together with `extras`. */
export function useAuthForm<Input extends FieldValues, Output extends object>(
  schemaOf: SchemaOf<Input, Output>,
  extras: Record<string, boolean | string> = {},
  options: Pick<UseFormProps<Input>, 'defaultValues'> = {},
) {
  const fetcher = useFetcher<Result<unknown>>();
  const form = useSchemaForm(schemaOf, options);
  const { register, handleSubmit, formState, getValues, putBack } = form;
  const isBusy = fetcher.state !== 'idle';
  const result = fetcher.data;
  const refusal = useRefusal(form, isBusy ? undefined : result);

  const send = useOneAtATime((values: Output) => {
    const body = { ...values, ...extras } as SubmitTarget; // schemas of text alone
    return fetcher.submit(body, { method: 'post', encType: 'application/json' });
  });

  return {
    register,
    getValues,
    putBack,
    errors: formState.errors,
    onSubmit: handleSubmit(send),
    isBusy,
    refusal,
    /** What the route answered, where it did not refuse. */
    value: result?.ok ? result.value : undefined,
    isDone: result?.ok === true,
    startAnew: () => fetcher.reset(),
  };
}
