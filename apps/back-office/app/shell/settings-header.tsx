import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { PageHeader } from '@craftsandore/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';

import { PageTitle } from './page-title.tsx';
import styles from './settings-header.module.css';

/** The groups of the owner's settings, each on a page of its own, and who may enter. */
const groups = [
  { href: '/admin-settings', name: 'settings.shop', permission: 'settings:write' },
  { href: '/admin-settings/money', name: 'settings.money', permission: 'settings:write' },
  { href: '/admin-settings/delivery', name: 'delivery.label', permission: 'settings:write' },
  { href: '/admin-settings/desk', name: 'settings.desk', permission: 'settings:write' },
  { href: '/admin-settings/messages', name: 'settings.messages', permission: 'settings:write' },
  { href: '/admin-settings/channels', name: 'settings.channels', permission: 'settings:write' },
  {
    href: '/admin-settings/announcement',
    name: 'settings.announcement',
    permission: 'settings:write',
  },
  { href: '/admin-settings/home', name: 'nav.homePage', permission: 'content:write' },
  { href: '/admin-settings/footer', name: 'nav.footer', permission: 'content:write' },
  { href: '/admin-settings/pages', name: 'nav.pages', permission: 'content:write' },
  { href: '/admin-settings/staff', name: 'nav.staffSettings', permission: 'staff:secure' },
] as const;

type SettingsHeaderProps = { title: string; meta?: string; actions?: ReactNode };

/** What every page of the owner's settings begins with: its name, and the way to the others. */
export function SettingsHeader({ title, meta, actions }: SettingsHeaderProps) {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);
  const open = groups.filter(({ permission }) => can(roleId, permission));
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // A phone shows some of them, which would be the first ones.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    if (!nav.current || !current) return;
    nav.current.scrollLeft += middleOf(current) - middleOf(nav.current);
  }, [pathname]);

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} meta={meta} actions={actions} />
      <nav ref={nav} className={styles.root} aria-label={t('nav.settings')}>
        {open.map(({ href, name }) => (
          <NavLink key={href} to={href} end className={styles.link}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
