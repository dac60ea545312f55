import { useLocale } from '@craftsandore/i18n/react';
import { Button, PageHeader, Panel } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useObjectUrl } from '../../../form/use-object-url.ts';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { CategoryForm } from '../category-form.tsx';
import { categoriesPath } from '../category-paths.ts';
import { type SaveCategory, useCategoryForm } from '../use-category-form.ts';
import { CategoryPreview } from './category-preview.tsx';

type AddCategoryPageProps = {
  onSave: SaveCategory;
  onSaved: () => void;
};

export function AddCategoryPage(props: AddCategoryPageProps) {
  return (
    <UnsavedGuard>
      <NewCategory {...props} />
    </UnsavedGuard>
  );
}

function NewCategory({ onSave, onSaved }: AddCategoryPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const formId = useId();
  const list = useWayBack(categoriesPath);
  const form = useCategoryForm(undefined);
  const { typed } = form;
  const src = useObjectUrl(typed.photo);

  return (
    <>
      <PageTitle>{t('categories.add')}</PageTitle>
      <PageHeader back={{ ...list, label: t('nav.categories') }} title={t('categories.add')} />
      <div className={columns.columns}>
        <Panel title={t('categories.new')}>
          <CategoryForm
            id={formId}
            form={form}
            src={src}
            onSubmit={form.submitWith(onSave, onSaved)}
          />
        </Panel>
        <Panel title={t('form.preview')}>
          <CategoryPreview name={local(typed, 'name')} src={src} />
        </Panel>
      </div>
      <SaveBar status={form.isDirty && t('form.unsaved')}>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} loading={form.isSaving}>
          {t('categories.save')}
        </Button>
      </SaveBar>
    </>
  );
}
