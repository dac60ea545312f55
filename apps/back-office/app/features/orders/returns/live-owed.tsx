import type { Result } from '@craftsandore/api-client';
import type { OwedOrder } from '@craftsandore/contract';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { NewsBar } from '../../../live/news-bar.tsx';
import { useLive } from '../../../live/use-live.ts';
import { owedPath } from './return-filters.ts';

type Owed = Promise<Result<OwedOrder[]>>;
type LiveOwedProps = { owed: Owed; onNewer: (owed: Owed) => void };

const kinds = ['return.changed'] as const;

/**
 * Reads again what is owed for no return whenever that may have changed, and says so where it has: orders come and go, and
 * would move all below them.
 */
export function LiveOwed({ owed, onNewer }: LiveOwedProps) {
  const { t } = useTranslation();
  const shown = use(owed);
  const { data, load } = useFetcher<Result<OwedOrder[]>>();
  // What was read before the page was loaded again is older than that.
  const [news, setNews] = useState<{ of: Owed; read: Result<OwedOrder[]> }>();

  useLive(kinds, (ids) => {
    // With null the list beside it loads the whole page again.
    if (ids) void load(owedPath);
  });

  if (data && news?.read !== data) setNews({ of: owed, read: data });
  if (news?.of !== owed || !news.read.ok) return null;
  const { read } = news;
  if (shown.ok && JSON.stringify(shown.value) === JSON.stringify(read.value)) return null;
  return (
    <NewsBar
      role="status"
      words={t('returns.owedChanged')}
      onShow={() => onNewer(Promise.resolve(read))}
    />
  );
}
