import { listOrders } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can, type Permission } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { LayoutDashboardIcon, PackageIcon } from '@craftsandore/ui';
import { NavLink } from 'react-router-dom';

import styles from './navigation.module.css';

const pages = [
  {
    href: '/admin',
    name: 'nav.dashboard',
    Icon: LayoutDashboardIcon,
    permission: 'back-office:enter',
  },
  { href: '/admin-orders', name: 'nav.orders', Icon: PackageIcon, permission: listOrders.access },
] as const satisfies { permission: Permission; [property: string]: unknown }[];

/** The pages that the signed-in person's role opens. */
export function Navigation() {
  const { t } = useLocale();
  const roleId = useSession(({ user }) => user?.roleId);

  return (
    <nav className={styles.root} aria-label={t('backOffice.navigation')}>
      {pages
        .filter(({ permission }) => can(roleId, permission))
        .map(({ href, name, Icon }) => (
          <NavLink key={href} to={href} className={styles.link}>
            <Icon />
            {t(name)}
          </NavLink>
        ))}
    </nav>
  );
}
