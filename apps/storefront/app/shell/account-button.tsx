import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { Avatar, IconButton, IconButtonLink, UserIcon } from '@craftsandore/ui';
import { useState } from 'react';

import type { AccountMenu } from './account-menu.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Null without a connection. */
const fetchMenu = () => import('./account-menu.tsx').catch(() => null);

/** The way to a person's account: a menu, whose code comes with the hand that reaches for it. Without scripts, a link. */
export function AccountButton({ className }: { className?: string | undefined }) {
  const { t } = useLocale();
  const user = useSession((session) => session.user);
  const [Menu, setMenu] = useState<typeof AccountMenu | null>(null);

  async function open() {
    const menu = await fetchMenu();
    if (menu) setMenu(() => menu.AccountMenu);
  }

  if (!useHydrated()) {
    return (
      <IconButtonLink href="/signin" label={t('action.logIn')} className={className}>
        <UserIcon />
      </IconButtonLink>
    );
  }

  const looks = {
    label: t('account.label'),
    className,
    children: user ? <Avatar name={user.name} /> : <UserIcon />,
  };
  if (Menu) return <Menu trigger={<IconButton {...looks} />} />;
  return (
    <IconButton
      {...looks}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={() => void fetchMenu()}
      onFocus={() => void fetchMenu()}
      onClick={() => void open()}
    />
  );
}
