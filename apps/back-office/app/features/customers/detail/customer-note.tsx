import type { Result } from '@craftsandore/api-client';
import { changeCustomer, maxLength, type StaffCustomerDetails } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, FormError, Text, TextArea } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { EditConflictNotice } from '../../../form/edit-conflict-notice.tsx';
import { useEditForm } from '../../../form/use-edit-form.ts';
import styles from './customer-page.module.css';

/** Saves the note of who has seen this version of the customer. */
export type SaveNote = (
  note: string,
  seen: StaffCustomerDetails,
) => Promise<Result<StaffCustomerDetails>>;

type CustomerNoteProps = { customer: StaffCustomerDetails; onSave: SaveNote };

const schema = changeCustomer.body.pick({ note: true }).required();

/** What staff tell each other about a customer. */
export function CustomerNote({ customer, onSave }: CustomerNoteProps) {
  const { t } = useTranslation();
  const mayUpdate = useSession(({ user }) => can(user?.roleId, changeCustomer.access));
  const { register, errors, refusal, conflict, isSaving, submitWith } = useEditForm({
    name: `customer-${customer.id}`,
    kept: customer,
    fieldsOf: ({ note }) => ({ note }),
    schema,
  });

  if (!mayUpdate) {
    return customer.note ? (
      <Typed className={styles.written}>{customer.note}</Typed>
    ) : (
      <Text size="sm" tone="muted">
        {t('customers.noNote')}
      </Text>
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={submitWith(({ note }, seen) => onSave(note, seen))}
    >
      <FormError>{!conflict && refusal && (refusal.sentence ?? t('customers.notSaved'))}</FormError>
      {conflict && <EditConflictNotice conflict={conflict} terms={{ note: t('customers.note') }} />}
      <TextArea
        {...register('note')}
        label={t('customers.note')}
        labelHidden
        hint={t('customers.noteHint')}
        dir="auto"
        rows={3}
        maxLength={maxLength.aboutCustomer}
        readOnly={isSaving}
        error={errors.note?.message}
      />
      <Button type="submit" variant="secondary" loading={isSaving}>
        {t('customers.saveNote')}
      </Button>
    </form>
  );
}
