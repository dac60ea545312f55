import { Button, FormError } from '@craftsandore/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../components/lazy-dialogs.tsx';
import styles from './form-dialog.module.css';

type FormDialogProps = {
  title: string;
  description?: string | undefined;
  submit: { label: string; variant?: 'primary' | 'danger' };
  /** Where it says more than that nothing is done. */
  cancelLabel?: string;
  isPending: boolean;
  /** Why the last try came to nothing, and what can be done about it. */
  refusal?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A short form in a dialog, which is sent once however often its button is pressed. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, cancelLabel, isPending, refusal } = props;
  const { onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={submit.variant ?? 'primary'}
            loading={isPending}
          >
            {submit.label}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          if (isPending) event.preventDefault();
          else onSubmit(event);
        }}
      >
        <FormError>{!isPending && refusal}</FormError>
        {children}
      </form>
    </Dialog>
  );
}
