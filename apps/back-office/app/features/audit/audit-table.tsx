import type { AuditEntry } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { type DataTableColumn, Link } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ChangeList } from '../../components/change-list.tsx';
import { leavesOut } from '../../list/list-address.ts';
import { ListTable, type ListPromise } from '../../list/list-table.tsx';
import { auditPath, type AuditFilters } from './audit-filters.ts';
import styles from './audit-table.module.css';
import { objectPath } from './object-path.ts';

export type AuditPromise = ListPromise<AuditEntry>;

type AuditTableProps = {
  entries: AuditPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: AuditFilters;
  onRetry: () => void;
};

export function AuditTable({ entries, filters, ...rest }: AuditTableProps) {
  const { t } = useTranslation();
  const dayOf = useDay();

  return (
    <ListTable
      {...rest}
      list={entries}
      label={t('audit.list')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      groupOf={({ at }) => dayOf(at)}
      empty={t(leavesOut(filters) ? 'audit.empty' : 'audit.noneYet')}
      failed={t('audit.failed')}
      paging={{
        hrefOf: (wanted) => auditPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('audit.range', range),
      }}
    />
  );
}

/** Writes a day of Egypt: `Today, Friday, 20 November 2026`. */
function useDay(): (moment: string) => string {
  const { t } = useTranslation();
  const { daysAgo, weekday } = useLocale();
  return (moment) => {
    const day = weekday(moment);
    const ago = daysAgo(moment);
    return ago === 0 ? t('audit.today', { day }) : ago === 1 ? t('audit.yesterday', { day }) : day;
  };
}

function useColumns(): DataTableColumn<AuditEntry>[] {
  const { t } = useTranslation();
  const { time } = useLocale();

  return [
    {
      id: 'time',
      header: t('audit.time'),
      cell: ({ at }) => (
        <time dateTime={at} className={styles.time}>
          {time(at)}
        </time>
      ),
    },
    {
      id: 'who',
      header: t('audit.who'),
      stacked: 'end',
      cell: ({ actor }) => <bdi className={styles.who}>{actor.name}</bdi>,
    },
    {
      id: 'what',
      header: t('audit.what'),
      rowHeader: true,
      stacked: 'full',
      cell: (entry) => <What entry={entry} />,
    },
    {
      id: 'change',
      header: t('audit.change'),
      stacked: 'full',
      cell: ({ changes }) => (
        <ChangeList changes={changes} moreLabel={(count) => t('audit.more', { count })} />
      ),
    },
  ];
}

function What({ entry }: { entry: AuditEntry }) {
  const roleId = useSession(({ user }) => user?.roleId);
  const { what, name, part } = entry;
  const href = objectPath(entry, roleId);

  return (
    <>
      {what}
      {name && (
        <span className={styles.object}>
          {href ? (
            <Link href={href}>
              <bdi dir="auto">{name}</bdi>
            </Link>
          ) : (
            <bdi dir="auto">{name}</bdi>
          )}
          {part && <bdi dir="auto">{part}</bdi>}
        </span>
      )}
    </>
  );
}
