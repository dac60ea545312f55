import { useSession } from '@craftsandore/session';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import styles from './navigation.module.css';
import { placesOf } from './places.ts';

/** The pages that the signed-in user's role opens. */
export function Navigation() {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);

  return (
    <nav aria-label={t('backOffice.navigation')}>
      {placesOf(roleId).map(({ name, places }) => (
        <div key={name} className={styles.group}>
          {name && <h2 className={styles.title}>{t(name)}</h2>}
          {places.map(({ href, name, Icon }) => (
            <NavLink key={href} to={href} className={styles.link}>
              <Icon />
              {t(name)}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}
