import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Link, type LinkProps } from '@craftsandore/ui';

import { useShop } from '../shop/shop.ts';

/** The way to the back office, for those who may enter it. */
export function StaffLink(props: Pick<LinkProps, 'variant' | 'className'>) {
  const { t } = useLocale();
  const { backOfficeUrl } = useShop().settings;
  const roleId = useSession(({ user }) => user?.roleId);
  if (!can(roleId, 'back-office:enter')) return null;

  return (
    <Link {...props} href={`${backOfficeUrl}/admin`}>
      {t('nav.staff')}
    </Link>
  );
}
