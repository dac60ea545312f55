import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Link, type LinkProps } from '@craftsandore/ui';

import { useHandOff } from './use-hand-off.ts';

/** A link to the back office, for those who may use it. */
export function StaffLink(props: Pick<LinkProps, 'variant' | 'className'>) {
  const { t } = useLocale();
  const handOff = useHandOff('/admin');
  const roleId = useSession(({ user }) => user?.roleId);
  if (!can(roleId, 'back-office:enter')) return null;

  return (
    <Link {...props} {...handOff}>
      {t('nav.staff')}
    </Link>
  );
}
