import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import type { z } from 'zod';

/** A form that a schema of the contract checks, in the words of the page's language. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Pick<UseFormProps<Input>, 'defaultValues'> = {},
) {
  const { locale } = useLocale();

  return useForm<Input, unknown, Output>({
    ...options,
    resolver: zodResolver(schema, {
      error: (issue) => validationSentence(issue, locale),
      reportInput: true,
    }),
  });
}
