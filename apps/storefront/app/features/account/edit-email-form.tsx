import { PasswordField, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { EditForm } from './edit-form.tsx';
import type { EditProps } from './edit-props.ts';
import { useAccountEdit } from './use-account-edit.ts';

/** Another e-mail address, which is used when the link that is sent there is opened. */
export function EditEmailForm({ onSaved, onCancel }: EditProps) {
  const { t } = useTranslation();
  const { register, errors, setFocus, ...form } = useAccountEdit({
    part: 'email',
    schemaOf: ({ EmailChange }) => EmailChange,
    defaultValues: { email: '', password: '' },
    onSaved: () => onSaved(t('edit.linkSent')),
  });

  return (
    <EditForm
      {...form}
      title={t('edit.email')}
      submit={t('edit.sendLink')}
      takeFocus={() => setFocus('email')}
      onCancel={onCancel}
    >
      <TextField
        {...register('email')}
        type="email"
        label={t('edit.newEmail')}
        hint={t('edit.newEmailHint')}
        error={errors.email?.message}
        autoComplete="email"
        required
      />
      <PasswordField
        {...register('password')}
        label={t('edit.ownPassword')}
        revealLabel={t('action.showPassword')}
        error={errors.password?.message}
        autoComplete="current-password"
        required
      />
    </EditForm>
  );
}
