import { minPhotoSize } from '@craftsandore/contract';
import { Checkbox, FormError, TextArea, TextField } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../form/edit-conflict-notice.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import formPage from '../../form/form-page.module.css';
import { refusedByApi } from '../../form/use-edit-form.ts';
import { useInLanguage } from '../../form/use-in-language.ts';
import { PhotoField } from '../../form/photo-field.tsx';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import { requiredFields } from './category-fields.ts';
import type { CategoryFormState } from './use-category-form.ts';

type CategoryFormProps = {
  /** For the button that sends it from elsewhere. */
  id: string;
  form: CategoryFormState;
  /** Where the photo can be seen: the one just chosen, else the one that is kept. */
  src: string | undefined;
  onSubmit: (event: FormEvent) => void;
};

export function CategoryForm({ id, form, src, onSubmit }: CategoryFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const { register, errors, refusal, conflict, typed, setValue } = form;
  const isIncomplete = requiredFields.some((field) => {
    const error = errors[field];
    return error && error.type !== refusedByApi;
  });
  const yesOrNo = (value: string) => t(value === 'true' ? 'answer.yes' : 'answer.no');

  return (
    <form id={id} noValidate className={formPage.fields} onSubmit={onSubmit}>
      <FormMessage>
        {isIncomplete ? (
          <FormError>{t('categories.allRequired')}</FormError>
        ) : (
          !conflict && refusal && <FormError>{sentenceOf(refusal)}</FormError>
        )}
      </FormMessage>
      {conflict && (
        <EditConflictNotice
          conflict={conflict}
          terms={{
            nameAr: inLanguage('ar', t('categories.name')).label,
            name: inLanguage('en', t('categories.name')).label,
            descriptionAr: inLanguage('ar', t('categories.description')).label,
            description: inLanguage('en', t('categories.description')).label,
            isHidden: t('categories.hide'),
          }}
          wordsOf={(field, value) => (field === 'isHidden' ? yesOrNo(value) : value)}
        />
      )}
      <div className={formPage.pair}>
        <TextField
          {...register('nameAr')}
          {...inLanguage('ar', t('categories.name'))}
          error={errors.nameAr?.message}
        />
        <TextField
          {...register('name')}
          {...inLanguage('en', t('categories.name'))}
          error={errors.name?.message}
        />
      </div>
      <div className={formPage.pair}>
        <TextArea
          {...register('descriptionAr')}
          {...inLanguage('ar', t('categories.description'))}
          hint={t('categories.descriptionHint')}
          error={errors.descriptionAr?.message}
        />
        <TextArea
          {...register('description')}
          {...inLanguage('en', t('categories.description'))}
          hint={t('categories.descriptionHint')}
          error={errors.description?.message}
        />
      </div>
      <PhotoField
        label={t('categories.photo')}
        hint={t('categories.photoHint', minPhotoSize.wide)}
        src={src}
        isMissing={Boolean(errors.photo)}
        isLost={form.hasLost('photo')}
        upload={typed.photo && form.upload}
        onChoose={(photo) => setValue('photo', photo, { shouldValidate: isIncomplete })}
        onRemove={typed.photo && (() => setValue('photo', undefined))}
      />
      <Checkbox
        label={t('categories.hide')}
        hint={t('categories.hideHint')}
        checked={typed.isHidden === 'true'}
        onChange={({ target }) => setValue('isHidden', target.checked ? 'true' : 'false')}
      />
    </form>
  );
}
