import {
  createSynonyms,
  dismissSearchMiss,
  listSearchMisses,
  listSynonyms,
  trySynonyms,
  updateSynonyms,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { missesPath, missFiltersIn } from '../features/search/miss-filters.ts';
import { MissesPage } from '../features/search/misses-page.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf, refusalOf } from '../refusal.ts';
import type { Route } from './+types/search-misses';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** As many groups as one may choose from. */
const mostGroups = 6;

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listSearchMisses.access);
  const filters = missFiltersIn(args.request.url);
  return { api, filters, misses: outcomeOf(api(listSearchMisses, { query: filters })) };
}

export default function SearchMissesRoute({ loaderData }: Route.ComponentProps) {
  const { api, ...shown } = loaderData;
  const { t } = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  return (
    <MissesPage
      {...shown}
      onFilter={(filters) =>
        void navigate(missesPath(filters), { replace: true, preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
      onDismiss={async ({ id, query }) => {
        const refusal = await refusalOf(api(dismissSearchMiss, { params: { id } }));
        showToast(
          refusal
            ? { tone: 'danger', children: refusal.sentence ?? t('failure.connection') }
            : { tone: 'success', children: t('misses.dismissed', { query }) },
        );
        await revalidate();
        return refusal;
      }}
      onFind={(query) =>
        outcomeOf(
          api(listSynonyms, { query: { query, perPage: mostGroups } }).then(({ data }) => data),
        )
      }
      onTry={(body) => outcomeOf(api(trySynonyms, { body }))}
      onAdd={async ({ id, query }, terms, group) => {
        const refusal = await refusalOf(
          group
            ? api(updateSynonyms, {
                params: { id: group.id },
                body: { terms, note: group.note, seenUpdatedAt: group.updatedAt },
              })
            : api(createSynonyms, { body: { terms } }),
        );
        if (refusal) return refusal;
        // The next search without result puts it back on the list.
        await refusalOf(api(dismissSearchMiss, { params: { id } }));
        showToast({ tone: 'success', children: t('misses.added', { query }) });
        await revalidate();
        return undefined;
      }}
    />
  );
}
