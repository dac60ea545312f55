import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import {
  Avatar,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  IconButton,
  LogOutIcon,
  UserIcon,
} from '@craftsandore/ui';

import { accountPages } from './account-pages.ts';
import { useSignOut } from './use-sign-out.ts';

/** The person's menu: account pages and the way out, or the ways in. */
export function AccountMenu({ className }: { className?: string | undefined }) {
  const { t } = useLocale();
  const user = useSession((session) => session.user);
  const signOut = useSignOut();

  const trigger = (
    <IconButton label={t('account.label')} className={className}>
      {user ? <Avatar name={user.name} /> : <UserIcon />}
    </IconButton>
  );

  if (!user) {
    return (
      <DropdownMenu trigger={trigger}>
        <DropdownMenuItem href="/signin">{t('action.logIn')}</DropdownMenuItem>
        <DropdownMenuItem href="/signup">{t('auth.signUp')}</DropdownMenuItem>
      </DropdownMenu>
    );
  }

  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuLabel>
        <bdi>{user.name}</bdi>
      </DropdownMenuLabel>
      {accountPages.map(({ href, label, Icon }) => (
        <DropdownMenuItem key={href} href={href} icon={<Icon />}>
          {t(label)}
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOutIcon />} onSelect={signOut}>
        {t('action.logOut')}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
