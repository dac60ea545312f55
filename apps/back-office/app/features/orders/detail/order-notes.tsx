import type { Result } from '@craftsandore/api-client';
import { addOrderNote, maxLength, type OrderNote } from '@craftsandore/contract';
import { directionOfText, languageOfText, validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Separator, TextArea } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useEditForm } from '../../../form/use-edit-form.ts';
import { useMoment } from '../use-moment.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import styles from './order-notes.module.css';

/** Leaves a note for the other staff. */
export type AddNote = (text: string) => Promise<Result<unknown>>;

type OrderNotesProps = { orderId: number; notes: OrderNote[]; onAdd: AddNote };

/** What staff tell each other about an order, oldest first. */
export function OrderNotes({ orderId, notes, onAdd }: OrderNotesProps) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const sentenceOf = useRefusalSentence();
  const { locale } = useLocale();
  const { register, typed, errors, refusal, isSaving, submitWith } = useEditForm({
    name: `note-${orderId}`,
    kept: null as unknown, // whatever was sent, the form begins empty
    fieldsOf: () => ({ text: '' }),
    schema: addOrderNote.body,
  });
  const maximum = maxLength.orderNote;
  const { length } = typed.text.trim();
  const tooLong = { code: 'too_big', origin: 'string', maximum };

  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id, text, staffName, createdAt }) => (
            <li key={id}>
              {/* Staff write in either language, whatever the page is in. */}
              <p dir={directionOfText(text)} lang={languageOfText(text)} className={styles.text}>
                {text}
              </p>
              <span className={styles.by}>
                <Typed>{staffName}</Typed>
                <Separator variant="inline" />
                <time dateTime={createdAt}>{momentOf(createdAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
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
    </>
  );
}
