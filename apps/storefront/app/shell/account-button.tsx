import { useLocale } from '@craftsandore/i18n/react';
import { IconButtonLink, UserIcon } from '@craftsandore/ui';
import { lazy, Suspense } from 'react';

import { useHydrated } from './use-hydrated.ts';

// The menu's code comes after the first view, which a link serves as well.
const AccountMenu = lazy(async () => {
  const { AccountMenu } = await import('./account-menu.tsx');
  return { default: AccountMenu };
});

export function AccountButton({ className }: { className?: string | undefined }) {
  const { t } = useLocale();
  const link = (
    <IconButtonLink href="/signin" label={t('action.logIn')} className={className}>
      <UserIcon />
    </IconButtonLink>
  );

  if (!useHydrated()) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu className={className} />
    </Suspense>
  );
}
