import { BadgeCheckIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './verified.module.css';

/** Whether somebody has confirmed their email. */
export function Verified({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation();
  if (!isVerified) return t('answer.no');

  return (
    <span className={styles.root}>
      {t('answer.yes')}
      <BadgeCheckIcon className={styles.icon} />
    </span>
  );
}
