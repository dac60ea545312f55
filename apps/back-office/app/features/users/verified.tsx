import { useLocale } from '@craftsandore/i18n/react';
import { BadgeCheckIcon } from '@craftsandore/ui';

import styles from './verified.module.css';

/** Whether somebody has confirmed their e-mail address. */
export function Verified({ isVerified }: { isVerified: boolean }) {
  const { t } = useLocale();
  if (!isVerified) return t('answer.no');

  return (
    <span className={styles.root}>
      {t('answer.yes')}
      <BadgeCheckIcon className={styles.icon} />
    </span>
  );
}
