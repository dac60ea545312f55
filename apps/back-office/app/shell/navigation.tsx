import { lazily } from '@craftsandore/resilience';
import { useSession } from '@craftsandore/session';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import type { AddedKind } from '../live/live.ts';
import styles from './navigation.module.css';
import { placesOf } from './places.ts';

// The counts are read later anyway.
const AddedCount = lazily(() => import('./added-count.tsx').then(({ AddedCount }) => AddedCount));
const DeskDue = lazily(() => import('./desk-due.tsx').then(({ DeskDue }) => DeskDue));

/** What comes into a place, of what somebody has to see to. */
const addedAt: Partial<Record<string, AddedKind>> = {
  '/admin-orders': 'order.placed',
  '/admin-reviews': 'review.added',
  '/admin-questions': 'question.added',
  '/admin-messages': 'message.added',
};

/** The pages that the signed-in user's role opens. */
export function Navigation() {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);
  const { pathname } = useLocation();
  const groups = placesOf(roleId);
  /** Of places within each other, the innermost. */
  const here = groups
    .flatMap(({ places }) => places.map(({ href }) => href))
    .filter((href) => `${pathname}/`.toLowerCase().startsWith(`${href}/`.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];

  return (
    <nav aria-label={t('backOffice.navigation')}>
      {groups.map(({ name, places }) => (
        <div key={name} className={styles.group}>
          {name && <h2 className={styles.title}>{t(name)}</h2>}
          {places.map(({ href, name, Icon }) => (
            <Link
              key={href}
              to={href}
              className={styles.link}
              aria-current={href === here ? 'page' : undefined}
            >
              <Icon />
              {t(name)}
              {href === '/admin-desk' && (
                <Suspense>
                  <DeskDue />
                </Suspense>
              )}
              {addedAt[href] && (
                <Suspense>
                  <AddedCount kind={addedAt[href]} />
                </Suspense>
              )}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
