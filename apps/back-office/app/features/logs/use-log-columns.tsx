import type { ApiLog } from '@craftsandore/contract';
import { formatTimestamp } from '@craftsandore/i18n';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  type DataTableColumn,
  IconButton,
  Link,
  Tag,
  type TagProps,
} from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './use-log-columns.module.css';

type LogColumnsOptions = {
  /** Ids of the calls whose details are open. */
  opened: ReadonlySet<number>;
  onToggle: (id: number) => void;
  userHref: (userId: number) => string;
};

export function useLogColumns({
  opened,
  onToggle,
  userHref,
}: LogColumnsOptions): DataTableColumn<ApiLog>[] {
  const { t } = useTranslation();

  return [
    {
      id: 'time',
      header: t('logs.time'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} dir="ltr" className={styles.time}>
          {formatTimestamp(createdAt)}
        </time>
      ),
    },
    {
      id: 'method',
      header: t('logs.method'),
      stacked: 'end',
      cell: ({ method }) => (
        <bdi dir="ltr" className={styles.method} data-method={method}>
          {method}
        </bdi>
      ),
    },
    {
      id: 'url',
      header: t('logs.url'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ url }) => (
        <bdi dir="ltr" className={styles.url}>
          {url}
        </bdi>
      ),
    },
    {
      id: 'status',
      header: t('logs.status'),
      cell: ({ statusCode }) => (
        <Tag tone={toneOf(statusCode)} className={styles.code}>
          <bdi>{statusCode}</bdi>
        </Tag>
      ),
    },
    {
      id: 'duration',
      header: t('logs.duration'),
      stacked: 'end',
      cell: ({ durationMs, count }) => (
        <span className={styles.time}>
          {count
            ? t('logs.reads', { count })
            : t('logs.milliseconds', { duration: Math.round(durationMs) })}
        </span>
      ),
    },
    {
      id: 'user',
      header: t('logs.user'),
      stackedLabel: t('logs.user'),
      cell: ({ userId }) =>
        userId ? (
          <Link href={userHref(userId)}>
            <bdi className={styles.code}>{userId}</bdi>
          </Link>
        ) : (
          '–'
        ),
    },
    {
      id: 'details',
      header: t('logs.details'),
      headerHidden: true,
      align: 'end',
      stacked: 'end',
      cell: ({ id, method, url }) => (
        <IconButton
          size="sm"
          label={t('logs.detailsOf', { call: `${method} ${url}` })}
          aria-expanded={opened.has(id)}
          onClick={() => onToggle(id)}
        >
          {opened.has(id) ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </IconButton>
      ),
    },
  ];
}

const tones = { 2: 'success', 3: 'info', 4: 'warning', 5: 'danger' } as const;

function toneOf(statusCode: number): NonNullable<TagProps['tone']> {
  const [tone] = Object.entries(tones).flatMap(([first, tone]) =>
    Math.floor(statusCode / 100) === Number(first) ? tone : [],
  );
  return tone ?? 'neutral';
}
