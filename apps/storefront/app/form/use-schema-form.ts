import { useLocale } from '@craftsandore/i18n/react';
import { type FieldValues, type Resolver, useForm, type UseFormProps } from 'react-hook-form';
import type { z } from 'zod';

import type * as Schemas from './form-schemas.ts';

/** Takes a form's schema out of those that were fetched. */
export type SchemaOf<Input, Output> = (schemas: typeof Schemas) => z.ZodType<Output, Input>;

/**
 * Loads the schemas that check forms. For the `onFocus` of a form, so that they are there when it is submitted. Null
 * without a connection.
 */
export const fetchSchemas = (): Promise<typeof Schemas | null> =>
  import('./form-schemas.ts').catch(() => null);

/** A form that a schema of the contract checks, in the words of the page's language. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schemaOf: SchemaOf<Input, Output>,
  options: Pick<UseFormProps<Input>, 'defaultValues'> = {},
) {
  const { locale } = useLocale();

  const resolver: Resolver<Input, unknown, Output> = async (values, ...rest) => {
    const schemas = await fetchSchemas();
    if (schemas) return schemas.resolverOf(schemaOf(schemas), locale)(values, ...rest);
    return { values: values as unknown as Output, errors: {} }; // unchecked: the API checks it
  };

  const form = useForm<Input, unknown, Output>({ ...options, resolver, shouldFocusError: false });
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(onValid, (errors, event) => {
      if (event?.target instanceof HTMLFormElement) focusFirst(event.target, errors);
      return onInvalid?.(errors, event);
    });

  /** Fills in a draft where nothing was written: it comes when the page is ready, which may be while somebody writes. */
  function putBack(draft: Record<string, string>) {
    const written: Record<string, unknown> = form.getValues();
    const begun: Record<string, unknown> = form.formState.defaultValues ?? {};
    const nameInHand = document.activeElement?.getAttribute('name');
    const missing = Object.entries(draft).filter(
      ([name]) => name !== nameInHand && (written[name] ?? '') === (begun[name] ?? ''),
    );
    form.setValues(Object.fromEntries(missing) as Partial<Input>, { shouldDirty: true }); // a draft has the fields of its form
  }

  return { ...form, handleSubmit, putBack };
}

/** Focuses the first wrong field as the page shows them: the form itself knows in which order they were rendered. */
function focusFirst({ elements }: HTMLFormElement, errors: object) {
  const wrong = [...elements].find((field) => 'name' in field && String(field.name) in errors);
  if (!(wrong instanceof HTMLElement)) return;
  wrong.closest('details')?.setAttribute('open', '');
  wrong.focus();
}
