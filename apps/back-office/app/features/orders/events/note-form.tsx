import type { Result } from '@craftsandore/api-client';
import { addOrderNote, maxLength } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, TextArea } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useEditForm } from '../../../form/use-edit-form.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { noteFormOf } from './note-draft.ts';
import styles from './note-form.module.css';

/** Leaves a note for the other staff. */
export type AddNote = (text: string) => Promise<Result<unknown>>;

type NoteFormProps = { orderId: number; onAdd: AddNote };

/** Where staff write what only they see of an order. */
export function NoteForm({ orderId, onAdd }: NoteFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const { locale } = useLocale();
  const { register, typed, errors, refusal, isSaving, submitWith } = useEditForm({
    name: noteFormOf(orderId),
    kept: null as unknown, // whatever was sent, the form begins empty
    fieldsOf: () => ({ text: '' }),
    schema: addOrderNote.body,
  });
  const maximum = maxLength.orderNote;
  const { length } = typed.text.trim();
  const tooLong = { code: 'too_big', origin: 'string', maximum };

  return (
    <form noValidate className={styles.form} onSubmit={submitWith(({ text }) => onAdd(text))}>
      <FormError>{refusal && sentenceOf(refusal, t('notes.failed'))}</FormError>
      <TextArea
        {...register('text')}
        label={t('notes.new')}
        labelHidden
        placeholder={t('notes.hint')}
        dir="auto"
        rows={3}
        readOnly={isSaving}
        hint={t('notes.length', { length, maximum })}
        error={
          length > maximum
            ? validationSentence(tooLong, locale)
            : errors.text && length === 0 && t('notes.required')
        }
      />
      <Button type="submit" variant="secondary" loading={isSaving}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
