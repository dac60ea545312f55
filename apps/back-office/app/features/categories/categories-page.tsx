import type { Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, PageHeader, Panel } from '@craftsandore/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveBar } from '../../form/save-bar.tsx';
import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import { useObjectUrl } from '../../form/use-object-url.ts';
import columns from '../../shell/columns.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { CategoryForm } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';
import { CategoryPreview } from './category-preview.tsx';
import { type SaveCategory, useCategoryForm } from './use-category-form.ts';

type CategoriesPageProps = {
  categories: Category[];
  onSave: SaveCategory;
  /** The open dialog; what is typed in it is guarded with the page. */
  children?: ReactNode;
};

/** Where categories are added, and those that there are can be changed. */
export function CategoriesPage({ children, ...props }: CategoriesPageProps) {
  return (
    <UnsavedGuard>
      <CategoriesForm {...props} />
      {children}
    </UnsavedGuard>
  );
}

function CategoriesForm({ categories, onSave }: CategoriesPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const formId = useId();
  const form = useCategoryForm(undefined);
  const { typed } = form;
  const src = useObjectUrl(typed.photo);

  return (
    <>
      <PageTitle>{t('categories.add')}</PageTitle>
      <PageHeader title={t('categories.add')} />
      <div className={columns.columns}>
        <Panel title={t('categories.new')}>
          <CategoryForm id={formId} form={form} src={src} onSubmit={form.submitWith(onSave)} />
        </Panel>
        <div className={columns.stack}>
          <Panel title={t('form.preview')}>
            <CategoryPreview name={local(typed, 'name')} src={src} />
          </Panel>
          <CategoryList categories={categories} />
        </div>
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
