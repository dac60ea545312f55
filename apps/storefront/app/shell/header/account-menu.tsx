import { useSession } from '@craftsandore/session';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  LogOutIcon,
} from '@craftsandore/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

import { accountPages } from '../account-pages.ts';
import { useSignOut } from '../../session/sign-out.ts';

/** The account menu, open: account pages and the way out, or the ways in. */
export function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const signOut = useSignOut();

  if (!user) {
    return (
      <DropdownMenu trigger={trigger} defaultOpen>
        <DropdownMenuItem href="/signin">{t('action.logIn')}</DropdownMenuItem>
        <DropdownMenuItem href="/signup">{t('auth.signUp')}</DropdownMenuItem>
      </DropdownMenu>
    );
  }

  return (
    <DropdownMenu trigger={trigger} defaultOpen>
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
