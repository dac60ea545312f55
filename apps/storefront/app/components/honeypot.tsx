import { useTranslation } from 'react-i18next';

import styles from './honeypot.module.css';

/** A field that no person sees: what fills it in is a program. */
export function Honeypot() {
  const { t } = useTranslation();
  return (
    <p className={styles.root} aria-hidden="true">
      <label>
        {t('contact.leaveEmpty')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
