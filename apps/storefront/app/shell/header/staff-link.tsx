import { canInShop } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Link, type LinkProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useHandOff } from '../../session/hand-off.ts';

/** A link to the back office, for those who may use it. */
export function StaffLink(props: Pick<LinkProps, 'variant' | 'className'>) {
  const { t } = useTranslation();
  const handOff = useHandOff('/admin');
  const roleId = useSession(({ user }) => user?.roleId);
  if (!canInShop(roleId, 'back-office:enter')) return null;

  return (
    <Link {...props} {...handOff}>
      {t('nav.staff')}
    </Link>
  );
}
