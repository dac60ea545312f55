import { addOrderNote, longest, type OrderNote } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, TextArea } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';

import styles from './order-notes.module.css';
import { useMoment } from './use-moment.ts';

export type NoteWriting = {
  /** What is being written; it is the caller's, because it has to outlive a failed try. */
  text: string;
  onWrite: (text: string) => void;
  onAdd: () => void;
  isPending: boolean;
  /** Why the last try failed. */
  refusal?: ReactNode;
};

/** What staff tell each other about an order, oldest first. */
export function OrderNotes({ notes, writing }: { notes: OrderNote[]; writing: NoteWriting }) {
  const { t } = useLocale();
  const momentOf = useMoment();
  const { text, onWrite, onAdd, isPending, refusal } = writing;
  const [insists, setInsists] = useState(false);
  const isEmpty = !addOrderNote.body.safeParse({ text }).success;

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
                <bdi>{staffName}</bdi>, <time dateTime={createdAt}>{momentOf(createdAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setInsists(isEmpty);
          if (!isEmpty && !isPending) onAdd();
        }}
      >
        <FormError>{!isPending && refusal}</FormError>
        <TextArea
          label={t('notes.new')}
          labelHidden
          placeholder={t('notes.hint')}
          dir="auto"
          rows={3}
          maxLength={longest.orderNote}
          value={text}
          error={insists && isEmpty && t('notes.required')}
          onChange={({ target }) => onWrite(target.value)}
        />
        <Button type="submit" variant="secondary" loading={isPending}>
          {t('notes.add')}
        </Button>
      </form>
    </>
  );
}
