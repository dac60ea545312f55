import type { FieldValues } from 'react-hook-form';
import { type SubmitTarget, useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { type SchemaOf, useSchemaForm } from '../../shop/use-schema-form.ts';

/** Why somebody was refused: the API's own sentence, or null where none came. */
export type AuthRefusal = { reason: string | null };

/** What the action behind such a form returns, unless it redirects. */
export type AuthAnswer = AuthRefusal | { done: true };

/** A form about an account: checked by its schema, then submitted to its route together with `extras`. */
export function useAuthForm<Input extends FieldValues, Output extends object>(
  schemaOf: SchemaOf<Input, Output>,
  extras: Record<string, boolean | string> = {},
) {
  const fetcher = useFetcher<AuthAnswer>();
  const { register, handleSubmit, formState, getValues } = useSchemaForm(schemaOf);
  const isBusy = fetcher.state !== 'idle';
  const answer = fetcher.data;

  const send = useOneAtATime((values: Output) => {
    const body = { ...values, ...extras } as SubmitTarget; // schemas of text alone
    return fetcher.submit(body, { method: 'post', encType: 'application/json' });
  });

  return {
    register,
    getValues,
    errors: formState.errors,
    onSubmit: handleSubmit(send),
    isBusy,
    refusal: !isBusy && answer && 'reason' in answer ? answer : null,
    isDone: answer !== undefined && 'done' in answer,
    startAnew: () => fetcher.reset(),
  };
}
