import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useShop } from '../session/context.ts';
import styles from './announcement.module.css';

/** What the owner announces, above every page. */
export function Announcement() {
  const { t } = useTranslation();
  const { announcement } = useShop();
  if (!announcement) return null;

  const { text, link } = announcement;
  return (
    <aside className={styles.root} data-ground="inverse" aria-label={t('nav.announcement')}>
      {link ? <Link to={link}>{text}</Link> : <p>{text}</p>}
    </aside>
  );
}
