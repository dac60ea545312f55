import { useLocale } from '@craftsandore/i18n/react';
import { Spinner } from '@craftsandore/ui';

import styles from './trial-running.module.css';

/** While a group is being tried, which takes a moment. */
export function TrialRunning() {
  const { t } = useLocale();
  return (
    <p className={styles.root}>
      <Spinner />
      {t('trial.running')}
    </p>
  );
}
