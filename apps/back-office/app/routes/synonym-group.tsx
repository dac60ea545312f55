import {
  deleteSynonymGroup,
  getSynonymGroup,
  trySynonyms,
  updateSynonymGroup,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { synonymsPath } from '../features/search-tuning/synonym-filters.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/synonym-group';

// Forms are heavy; theirs comes while the frame already stands.
const SynonymGroupPage = lazily(() =>
  import('../features/search-tuning/synonyms/synonym-group-page.tsx').then(
    ({ SynonymGroupPage }) => SynonymGroupPage,
  ),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getSynonymGroup.access);
  const params = pathParams(getSynonymGroup, args.params);
  return { group: await api(getSynonymGroup, { params }) };
});

const intents = { try: trySynonyms, save: updateSynonymGroup, delete: deleteSynonymGroup };
// What others have saved meanwhile is shown beside what was typed.
export const clientAction = actionOf(
  intents,
  (refusal) => refusal?.code === 'search.group_changed',
);

export default function SynonymGroupRoute({ loaderData: { group } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const list = useWayBack(synonymsPath());
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const params = { id: group.id };

  return (
    <SynonymGroupPage
      group={group}
      onTry={(body) => act('try', { body }, { revalidate: false })}
      onSave={(sent, seen) =>
        act('save', { params, body: { ...sent, seenUpdatedAt: seen?.updatedAt } })
      }
      onSaved={() => {
        showToast({ tone: 'success', children: t('synonyms.saved') });
        list.go();
      }}
      onDelete={() => act('delete', { params }, { revalidate: false })}
      onDeleted={() => {
        showToast({ tone: 'success', children: t('synonyms.deleted') });
        list.go({ replace: true });
      }}
    />
  );
}
