import type { Refusal, Result } from '@craftsandore/api-client';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Form<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'getValues' | 'setError'>;

/** The fields that a refusal may be about: of these the one that the form has. */
const fieldsOfCode: Record<string, readonly string[]> = {
  'account.email_taken': ['email'],
  'account.wrong_password': ['password'],
  'auth.weak_password': ['newPassword', 'password'],
  'address.phone_invalid': ['phoneNumber'],
};

/** Says at the field that is at fault why the API refused, and leads there. @returns a refusal of no field in particular. */
export function useRefusal<Input extends FieldValues>(
  form: Form<Input>,
  result: Result<unknown> | undefined,
): Refusal | null {
  const refusal = result?.ok === false ? result.refusal : null;
  const field = refusal && fieldOf(refusal, form.getValues());

  const handleRefusal = useEffectEvent(({ sentence: message = '' }: Refusal) => {
    if (field) form.setError(field as Path<Input>, { message }, { shouldFocus: true }); // it is of this form
  });

  useEffect(() => {
    if (refusal) handleRefusal(refusal);
  }, [refusal]);

  return field ? null : refusal;
}

const fieldOf = ({ code, details, sentence }: Refusal, fields: object) =>
  sentence &&
  [...(fieldsOfCode[code ?? ''] ?? []), details[0]?.path].find((name) => name && name in fields);
