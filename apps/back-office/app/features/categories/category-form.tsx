import { useLocale } from '@craftsandore/i18n/react';
import { FormError, TextField } from '@craftsandore/ui';
import type { FormEvent } from 'react';

import formPage from '../../form/form-page.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { inLanguage } from '../../form/in-language.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import type { CategoryFormState } from './use-category-form.ts';

type CategoryFormProps = {
  /** For the button that sends it from elsewhere. */
  id: string;
  form: CategoryFormState;
  /** Where the picture can be seen: the one just chosen, else the one that is kept. */
  src: string | undefined;
  onSubmit: (event: FormEvent) => void;
};

export function CategoryForm({ id, form, src, onSubmit }: CategoryFormProps) {
  const { t } = useLocale();
  const { register, errors, refusal, typed, setValue } = form;
  const isIncomplete = Object.keys(errors).length > 0;

  return (
    <form id={id} noValidate className={formPage.fields} onSubmit={onSubmit}>
      <FormMessage>
        {isIncomplete ? (
          <FormError>{t('categories.allRequired')}</FormError>
        ) : (
          refusal && <FormError>{refusal.sentence ?? t('failure.connection')}</FormError>
        )}
      </FormMessage>
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
      <PictureField
        label={t('categories.picture')}
        hint={t('categories.pictureHint')}
        src={src}
        isMissing={Boolean(errors.picture)}
        isLost={form.hasLost('picture')}
        upload={typed.picture && form.upload}
        onChoose={(picture) => setValue('picture', picture, { shouldValidate: isIncomplete })}
        onRemove={typed.picture && (() => setValue('picture', undefined))}
      />
    </form>
  );
}
