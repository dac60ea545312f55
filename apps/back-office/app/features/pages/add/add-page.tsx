import type { Result } from '@craftsandore/api-client';
import { createPage, PageWords, type StaffPage } from '@craftsandore/contract';
import { Button, Card, FormError, PageHeader, TextField } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FormMessage } from '../../../form/form-message.tsx';
import formPage from '../../../form/form-page.module.css';
import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useEditForm } from '../../../form/use-edit-form.ts';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { pagesPath } from '../page-paths.ts';

type NewPage = PageWords & { slug: string };

type AddPageProps = {
  onCreate: (page: NewPage) => Promise<Result<StaffPage>>;
  onCreated: (page: StaffPage) => void;
};

const NewPageFields = PageWords.pick({ title: true, titleAr: true }).extend({
  slug: createPage.body.shape.slug,
});

/** Title and address of a page; its text is written on its own page, as a draft. */
export function AddPage(props: AddPageProps) {
  return (
    <UnsavedGuard>
      <AddPageForm {...props} />
    </UnsavedGuard>
  );
}

function AddPageForm({ onCreate, onCreated }: AddPageProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const formId = useId();
  const form = useEditForm({
    name: 'new-page',
    kept: undefined as StaffPage | undefined, // whatever was sent, the form begins empty
    fieldsOf: () => ({ title: '', titleAr: '', slug: '' }),
    schema: NewPageFields,
  });
  const { register, errors, refusal } = form;

  return (
    <>
      <PageTitle>{t('pages.add')}</PageTitle>
      <PageHeader back={{ href: pagesPath, label: t('nav.pages') }} title={t('pages.add')} />
      <Card>
        <form
          id={formId}
          noValidate
          className={formPage.fields}
          onSubmit={form.submitWith(
            (words) => onCreate({ ...noText, ...words }),
            (page) => page && onCreated(page),
          )}
        >
          <FormMessage>{refusal && <FormError>{sentenceOf(refusal)}</FormError>}</FormMessage>
          <div className={formPage.pair}>
            <TextField
              {...register('titleAr')}
              {...inLanguage('ar', t('pageField.title'))}
              error={errors.titleAr?.message}
            />
            <TextField
              {...register('title')}
              {...inLanguage('en', t('pageField.title'))}
              error={errors.title?.message}
            />
          </div>
          <TextField
            {...register('slug')}
            label={t('pages.address')}
            hint={t('pages.addressHint')}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            error={errors.slug?.message}
          />
        </form>
      </Card>
      <SaveBar status={t('pages.beginsAsDraft')}>
        <Button type="submit" form={formId} loading={form.isSaving}>
          {t('pages.begin')}
        </Button>
      </SaveBar>
    </>
  );
}

const noText = { description: '', descriptionAr: '', body: '', bodyAr: '' };
