import type { StaffPage } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Separator } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveBar } from '../../../form/save-bar.tsx';
import styles from './edit-page.module.css';
import type { PageForm } from './use-page-form.ts';

type PageSaveBarProps = {
  formId: string;
  page: StaffPage;
  form: PageForm;
  onPublish: (event: FormEvent) => void;
};

/** Saves what is typed as a draft, or publishes it. */
export function PageSaveBar({ formId, page, form, onPublish }: PageSaveBarProps) {
  const { t } = useTranslation();

  return (
    <SaveBar status={<Standing page={page} isDirty={form.isDirty} />}>
      {form.isDirty && (
        <>
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
          <Button type="submit" variant="secondary" form={formId} loading={form.isSaving}>
            {t('pages.saveDraft')}
          </Button>
        </>
      )}
      <Button
        loading={form.isSaving}
        disabled={!form.isDirty && page.state === 'published'}
        onClick={onPublish}
      >
        {t('pages.publish')}
      </Button>
    </SaveBar>
  );
}

type StandingProps = { page: StaffPage; isDirty: boolean };

/** Whether what is typed is saved, and what is saved published; and who saved last. */
function Standing({ page: { state, savedAt, savedBy }, isDirty }: StandingProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const moment = [shortDate(savedAt), time(savedAt)].join(t('form.comma'));

  return (
    <>
      <strong className={styles.status}>
        {isDirty ? t('form.unsaved') : t(`pageStanding.${state}`)}
      </strong>
      <Separator variant="inline" />
      {savedBy === null
        ? t('pages.asTheShopCame')
        : t('settings.savedBy', { name: savedBy, moment })}
    </>
  );
}
