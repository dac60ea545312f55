import { attempt } from '@craftsandore/api-client';
import {
  createSynonymGroup,
  dismissSearchMiss,
  listSearchMisses,
  listSynonymGroups,
  type SynonymGroup,
  trySynonyms,
  updateSynonymGroup,
} from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { missesPath, missFiltersIn } from '../features/search-tuning/misses/miss-filters.ts';
import { MissesPage } from '../features/search-tuning/misses/misses-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, type Call, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/search-misses';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

/** As many groups as one may choose from. */
const maxGroups = 6;

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listSearchMisses.access);
  const filters = missFiltersIn(args.request.url);
  return { filters, misses: attempt(api(listSearchMisses, { query: filters })) };
}

type AddTerms = { missId: number; terms: string[]; group: SynonymGroup | undefined };

const intents = {
  dismiss: dismissSearchMiss,
  find: (query: string, { api }: Call) =>
    attempt(
      api(listSynonymGroups, { query: { query, perPage: maxGroups } }).then(({ data }) => data),
    ),
  try: trySynonyms,
  async add({ missId, terms, group }: AddTerms, { api }: Call) {
    const added = await attempt(
      group
        ? api(updateSynonymGroup, {
            params: { id: group.id },
            body: { terms, note: group.note, seenUpdatedAt: group.updatedAt },
          })
        : api(createSynonymGroup, { body: { terms } }),
    );
    // The next search without result puts it back on the list.
    if (added.ok) await attempt(api(dismissSearchMiss, { params: { id: missId } }));
    return added;
  },
};
export const clientAction = actionOf(intents, onceAnswered);

export default function SearchMissesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const ways = useListWays(loaderData.filters, missesPath);
  const showToast = useToast();
  const report = useReport();
  const act = useAction<typeof intents>();

  return (
    <MissesPage
      {...loaderData}
      {...ways}
      onDismiss={({ id, query }) =>
        report(act('dismiss', { params: { id } }), { done: t('misses.dismissed', { query }) })
      }
      onFind={(query) => act('find', query, { revalidate: false })}
      onTry={(body) => act('try', { body }, { revalidate: false })}
      onAdd={async ({ id, query }, terms, group) => {
        const result = await act('add', { missId: id, terms, group });
        if (result.ok) showToast({ tone: 'success', children: t('misses.added', { query }) });
        return result;
      }}
    />
  );
}
