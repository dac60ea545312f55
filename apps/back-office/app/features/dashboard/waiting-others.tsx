import type { Dashboard } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Card, Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './figures.module.css';

/** Where each is seen to. */
const places = {
  desk: '/admin-desk',
  parcels: '/admin-parcels?part=attention',
  late: '/admin-orders?status=late',
  returns: '/admin-returns',
  questions: '/admin-questions',
  reviews: '/admin-reviews?part=waiting',
  messages: '/admin-messages',
} as const;

const kinds = ['desk', 'parcels', 'late', 'returns', 'questions', 'reviews', 'messages'] as const;

/** What waits besides orders, for those who can see to it. */
export function WaitingOthers({ waiting }: Pick<Dashboard, 'waiting'>) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const shown = kinds.filter((kind) => waiting[kind] !== undefined);
  if (shown.length === 0) return null;

  return (
    <dl className={styles.root} aria-label={t('dashboard.others')}>
      {shown.map((kind) => (
        <Card key={kind} className={styles.figure}>
          <dt>
            <Link href={places[kind]} className={styles.link}>
              {t(`waitingKind.${kind}`)}
            </Link>
          </dt>
          <dd className={styles.count}>{number(waiting[kind] ?? 0)}</dd>
        </Card>
      ))}
    </dl>
  );
}
