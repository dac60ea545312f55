import { PasswordField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { EditForm } from './edit-form.tsx';
import type { EditProps } from './edit-props.ts';
import { useAccountEdit } from './use-account-edit.ts';

/** A new password, for who knows the old one. */
export function EditPasswordForm({ onSaved, onCancel }: EditProps) {
  const { t } = useTranslation();
  const { register, errors, setFocus, ...form } = useAccountEdit({
    part: 'password',
    schemaOf: ({ PasswordChange }) => PasswordChange,
    defaultValues: { password: '', newPassword: '' },
    onSaved: () => onSaved(t('edit.passwordSaved')),
  });

  return (
    <EditForm
      {...form}
      title={t('edit.password')}
      submit={t('edit.savePassword')}
      takeFocus={() => setFocus('password')}
      onCancel={onCancel}
    >
      <PasswordField
        {...register('password')}
        label={t('edit.ownPassword')}
        revealLabel={t('action.showPassword')}
        error={errors.password?.message}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...register('newPassword')}
        label={t('reset.password')}
        placeholder={t('account.passwordHint')}
        hint={t('reset.passwordHint')}
        revealLabel={t('action.showPassword')}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        required
      />
    </EditForm>
  );
}
