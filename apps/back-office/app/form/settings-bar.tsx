import { Button, Separator } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { LastSaved, type Saved } from './last-saved.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './settings-bar.module.css';

type SettingsBarProps = {
  formId: string;
  form: { isDirty: boolean; isSaving: boolean; discard: () => void };
  saved: Saved;
  /** What is not saved yet, where the page can say it. */
  changes?: string;
};

/** The bar at the end of a page of settings: what is not saved yet, who saved last, and the buttons. */
export function SettingsBar({ formId, form, saved, changes }: SettingsBarProps) {
  const { t } = useTranslation();
  const { isDirty, isSaving, discard } = form;

  return (
    <SaveBar
      status={
        <>
          {isDirty && (
            <>
              <strong className={styles.unsaved}>{changes || t('form.unsaved')}</strong>
              <Separator variant="inline" />
            </>
          )}
          <LastSaved saved={saved} />
        </>
      }
    >
      {isDirty && (
        <Button variant="quiet" onClick={discard}>
          {t('form.discard')}
        </Button>
      )}
      <Button type="submit" form={formId} loading={isSaving}>
        {t('form.save')}
      </Button>
    </SaveBar>
  );
}
