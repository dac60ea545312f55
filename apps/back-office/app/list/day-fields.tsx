import { useLocale } from '@craftsandore/i18n/react';
import { TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { endsBeforeStart } from './list-address.ts';
import styles from './list-toolbar.module.css';

type Days = { from?: string | undefined; to?: string | undefined };

type DayFieldsProps = { days: Days; onChange: (days: Days) => void };

/** The first and the last day that a list shows. */
export function DayFields({ days: { from, to }, onChange }: DayFieldsProps) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();

  return (
    // A browser writes days as its own language does; the hints say them in the page's.
    <div className={styles.span}>
      <TextField
        type="date"
        label={t('list.from')}
        className={styles.end}
        max={to}
        value={from ?? ''}
        hint={from && shortDate(from)}
        onChange={({ target }) => onChange({ from: target.value || undefined, to })}
      />
      <TextField
        type="date"
        label={t('list.to')}
        className={styles.end}
        min={from}
        value={to ?? ''}
        hint={to && shortDate(to)}
        error={endsBeforeStart({ from, to }) && t('list.endsBeforeStart')}
        onChange={({ target }) => onChange({ from, to: target.value || undefined })}
      />
    </div>
  );
}
