import { useLocale } from '@craftsandore/i18n/react';
import { Button, DescriptionList, Notice } from '@craftsandore/ui';

import styles from './dispute-notice.module.css';
import type { Dispute } from './use-edit-form.ts';

type DisputeNoticeProps = {
  dispute: Dispute;
  /** The names of the form's fields. */
  terms: Record<string, string>;
  /** Formats a value that is not plain text. */
  wordsOf?: (field: string, value: string) => string;
};

/** Somebody else has saved other values for the same fields: shows them and asks which to keep. */
export function DisputeNotice({
  dispute,
  terms,
  wordsOf = (_, value) => value,
}: DisputeNoticeProps) {
  const { t } = useLocale();
  const { fields, theirs, takeTheirs, keepMine } = dispute;

  return (
    <Notice tone="warning" role="alert">
      <p>{t('form.dispute')}</p>
      <DescriptionList
        className={styles.list}
        items={fields.map((field) => ({
          term: terms[field],
          description: <bdi>{wordsOf(field, String(theirs[field])) || t('form.empty')}</bdi>,
        }))}
      />
      <span className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={takeTheirs}>
          {t('form.takeTheirs')}
        </Button>
        <Button size="sm" variant="quiet" onClick={keepMine}>
          {t('form.keepMine')}
        </Button>
      </span>
    </Notice>
  );
}
