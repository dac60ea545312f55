import { photoUrl, type EditableCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import { useObjectUrl } from '../../../form/use-object-url.ts';
import { CategoryForm } from '../category-form.tsx';
import { type SaveCategory, useCategoryForm } from '../use-category-form.ts';
import styles from './edit-category.module.css';

type EditCategoryProps = { category: EditableCategory; onSave: SaveCategory; onClose: () => void };

/** Other names or another photo for a category. */
export function EditCategory({ category, onSave, onClose }: EditCategoryProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const formId = useId();
  const form = useCategoryForm(category);
  const chosen = useObjectUrl(form.typed.photo);
  const kept = category.photo ? photoUrl(category.photo, 800) : (category.imageUrl ?? undefined);

  function close() {
    form.discard();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('categories.edit', { category: local(category, 'name') })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button type="submit" form={formId} loading={form.isSaving}>
            {t('form.save')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <CategoryForm
          id={formId}
          form={form}
          src={chosen ?? kept}
          onSubmit={form.submitWith(onSave, onClose)}
        />
      </div>
    </Dialog>
  );
}
