import { useLocale } from '@craftsandore/i18n/react';
import { Button, DescriptionList, Notice } from '@craftsandore/ui';

import styles from './overtaken-notice.module.css';

type OvertakenNoticeProps = {
  /** The fields that others have saved otherwise than they are typed here: their names, and what was saved. */
  differences: { term: string; value: string }[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody else has saved the same thing: what, and whose shall stand. */
export function OvertakenNotice({ differences, onTakeTheirs, onKeepMine }: OvertakenNoticeProps) {
  const { t } = useLocale();

  return (
    <Notice tone="warning" role="alert">
      <p>{t('form.overtaken')}</p>
      <DescriptionList
        className={styles.list}
        items={differences.map(({ term, value }) => ({
          term,
          description: <bdi>{value || t('form.empty')}</bdi>,
        }))}
      />
      <span className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          {t('form.takeTheirs')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onKeepMine}>
          {t('form.keepMine')}
        </Button>
      </span>
    </Notice>
  );
}
