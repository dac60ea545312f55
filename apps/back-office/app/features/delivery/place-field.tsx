import type { GovernorateCode } from '@craftsandore/contract';
import type { KeyboardEvent } from 'react';

import { fieldOf, type NumberOfPlace } from './delivery-fields.ts';
import { problemId } from './place-problems.tsx';
import styles from './places-table.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFieldWords } from './use-field-words.ts';

type PlaceFieldInputProps = {
  form: DeliveryForm;
  code: GovernorateCode;
  field: NumberOfPlace;
  onTouched: (code: GovernorateCode) => void;
};

/** A number of a governorate in its row; the arrows lead to the same one of the rows above and below. */
export function PlaceFieldInput({ form, code, field, onTouched }: PlaceFieldInputProps) {
  const { nameOf } = useFieldWords();
  const name = fieldOf(code, field);
  const isDays = field === 'daysMin' || field === 'daysMax';
  const isWrong = name in form.errors;

  return (
    <input
      {...form.register(name, {
        onChange: () => onTouched(code),
        // Both stand or fall together, and the last day has the sentence.
        ...(field === 'daysMin' && { deps: fieldOf(code, 'daysMax') }),
      })}
      className={styles.field}
      data-field={field}
      data-short={isDays || undefined}
      data-changed={form.typed[name] !== form.saved[name] || undefined}
      inputMode={isDays ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={nameOf(name)}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId(name) : undefined}
      onKeyDown={moveToOtherRow}
    />
  );
}

function moveToOtherRow(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const { currentTarget: field } = event;
  const column = [
    ...(field
      .closest('table')
      ?.querySelectorAll<HTMLInputElement>(`[data-field=${field.dataset['field']}]`) ?? []),
  ];
  event.preventDefault();
  const next = column[column.indexOf(field) + step];
  next?.focus();
  next?.select();
}
