import { addOrderNote, longest, type OrderNote } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Separator, TextArea } from '@craftsandore/ui';

import { type SaveOutcome, useEditForm } from '../../form/use-edit-form.ts';
import styles from './order-notes.module.css';
import { useMoment } from './use-moment.ts';

/** Leaves a note for the other staff. */
export type AddNote = (text: string) => Promise<SaveOutcome<null>>;

type OrderNotesProps = { orderId: number; notes: OrderNote[]; onAdd: AddNote };

/** What staff tell each other about an order, oldest first. */
export function OrderNotes({ orderId, notes, onAdd }: OrderNotesProps) {
  const { t } = useLocale();
  const momentOf = useMoment();
  const { register, errors, refusal, isSaving, submitWith } = useEditForm<null, { text: string }>({
    name: `note-${orderId}`,
    kept: null,
    fieldsOf: () => ({ text: '' }),
    schema: addOrderNote.body,
  });

  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id, text, staffName, createdAt }) => (
            <li key={id}>
              {/* Staff write in either language, whatever the page is in. */}
              <p dir="auto" className={styles.text}>
                {text}
              </p>
              <span className={styles.by}>
                <bdi>{staffName}</bdi>
                <Separator variant="inline" />
                <time dateTime={createdAt}>{momentOf(createdAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={styles.form} onSubmit={submitWith(({ text }) => onAdd(text))}>
        <FormError>{refusal && (refusal.sentence ?? t('notes.failed'))}</FormError>
        <TextArea
          {...register('text')}
          label={t('notes.new')}
          labelHidden
          placeholder={t('notes.hint')}
          dir="auto"
          rows={3}
          maxLength={longest.orderNote}
          readOnly={isSaving}
          error={errors.text && t('notes.required')}
        />
        <Button type="submit" variant="secondary" loading={isSaving}>
          {t('notes.add')}
        </Button>
      </form>
    </>
  );
}
