import type { Dashboard } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can, type Permission, type RoleId } from '@craftsandore/roles';
import { Card, Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './figures.module.css';

/** Where each is seen to, and by whom. */
const kinds = {
  desk: { href: '/admin-desk', permission: 'desk:work' },
  parcels: { href: '/admin-parcels?part=attention', permission: 'parcel:work' },
  late: { href: '/admin-orders?status=late', permission: 'parcel:work' },
  returns: { href: '/admin-returns', permission: 'return:work' },
  questions: { href: '/admin-questions', permission: 'review:moderate' },
  reviews: { href: '/admin-reviews?part=waiting', permission: 'review:moderate' },
  messages: { href: '/admin-messages', permission: 'customer:update' },
} as const satisfies Record<string, { href: string; permission: Permission }>;

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]; // which are its keys

/** How many of them somebody of this role sees. */
export const othersSeenBy = (roleId: RoleId | undefined): number =>
  kindNames.filter((kind) => can(roleId, kinds[kind].permission)).length;

/** What waits besides orders, for those who can see to it. */
export function WaitingOthers({ waiting }: Pick<Dashboard, 'waiting'>) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const shown = kindNames.filter((kind) => waiting[kind] !== undefined);
  if (shown.length === 0) return null;

  return (
    <dl className={styles.root} aria-label={t('dashboard.others')}>
      {shown.map((kind) => (
        <Card key={kind} className={styles.figure}>
          <dt>
            <Link href={kinds[kind].href} className={styles.link}>
              {t(`waitingKind.${kind}`)}
            </Link>
          </dt>
          <dd className={styles.count}>{number(waiting[kind] ?? 0)}</dd>
        </Card>
      ))}
    </dl>
  );
}
