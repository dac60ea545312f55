import { TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { EditForm } from './edit-form.tsx';
import type { EditProps } from './edit-props.ts';
import { useAccountEdit } from './use-account-edit.ts';

/** Name and phone number. */
export function EditDetailsForm({ profile, onSaved, onCancel }: EditProps) {
  const { t } = useTranslation();
  const { register, errors, setFocus, ...form } = useAccountEdit({
    part: 'details',
    schemaOf: ({ NameAndPhone }) => NameAndPhone,
    defaultValues: { name: profile.name, phoneNumber: profile.phoneNumber ?? '' },
    onSaved: () => onSaved(t('edit.saved')),
  });

  return (
    <EditForm
      {...form}
      title={t('edit.details')}
      submit={t('edit.save')}
      takeFocus={() => setFocus('name')}
      onCancel={onCancel}
    >
      <TextField
        {...register('name')}
        label={t('auth.fullName')}
        error={errors.name?.message}
        autoComplete="name"
        required
      />
      <TextField
        {...register('phoneNumber')}
        type="tel"
        label={t('edit.phone')}
        hint={<bdi dir="ltr">0100 000 0000</bdi>}
        error={errors.phoneNumber && t('address.phoneInvalid')}
        autoComplete="tel"
      />
    </EditForm>
  );
}
