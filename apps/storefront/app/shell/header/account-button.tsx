import { useLater } from '@craftsandore/resilience';
import { useSession } from '@craftsandore/session';
import { Avatar, IconButton, IconButtonLink, UserIcon } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useHydrated } from '../../hooks/use-hydrated.ts';

const fetchMenu = () => import('./account-menu.tsx');

/** Opens the account menu, whose code is loaded on the first hover, focus or press. Without scripts it is a link. */
export function AccountButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const [isNear, setNear] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const menu = useLater(fetchMenu, isNear || wasPressed);

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
  if (menu && wasPressed) return <menu.AccountMenu trigger={<IconButton {...looks} />} />;
  return (
    <IconButton
      {...looks}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onClick={() => setPressed(true)}
    />
  );
}
