import { Button, DescriptionList, Notice } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './edit-conflict-notice.module.css';
import type { EditConflict } from './use-edit-form.ts';

type EditConflictNoticeProps = {
  conflict: EditConflict;
  /** The names of the form's fields. */
  terms: Record<string, string>;
  /** Formats a value that is not plain text. */
  wordsOf?: (field: string, value: string) => ReactNode;
};

/** Somebody else has saved other values for the same fields: shows them and asks which to keep. */
export function EditConflictNotice({
  conflict,
  terms,
  wordsOf = (_, value) => value,
}: EditConflictNoticeProps) {
  const { t } = useTranslation();
  const { fields, theirs, keepTheirs, keepMine } = conflict;

  return (
    <Notice tone="warning" role="alert">
      <p>{t('form.editConflict')}</p>
      <DescriptionList
        className={styles.list}
        items={fields.map((field) => ({
          term: terms[field],
          description: <bdi>{wordsOf(field, String(theirs[field])) || t('form.empty')}</bdi>,
        }))}
      />
      <span className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={keepTheirs}>
          {t('form.keepTheirs')}
        </Button>
        <Button size="sm" variant="quiet" onClick={keepMine}>
          {t('form.keepMine')}
        </Button>
      </span>
    </Notice>
  );
}
