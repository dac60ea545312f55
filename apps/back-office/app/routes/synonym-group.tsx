import { deleteSynonyms, getSynonyms, trySynonyms, updateSynonyms } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { lazy } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { termsIn } from '../features/search/synonym-fields.ts';
import { synonymsPath } from '../features/search/synonym-filters.ts';
import { saving } from '../form/saving.ts';
import { staffApi } from '../guard.ts';
import { pathParams } from '../path-params.ts';
import { outcomeOf, refusalOf } from '../refusal.ts';
import type { Route } from './+types/synonym-group';

// Forms are heavy; theirs comes while the frame already stands.
const SynonymGroupPage = lazy(() =>
  import('../features/search/synonym-group-page.tsx').then(({ SynonymGroupPage }) => ({
    default: SynonymGroupPage,
  })),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getSynonyms.access);
  const params = pathParams(getSynonyms, args.params);
  return { api, group: await api(getSynonyms, { params }) };
}

export default function SynonymGroupRoute({ loaderData: { api, group } }: Route.ComponentProps) {
  const { t } = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const params = { id: group.id };

  return (
    <SynonymGroupPage
      group={group}
      onTry={(body) => outcomeOf(api(trySynonyms, { body }))}
      onSave={async ({ terms, note }, seen) => {
        const body = { terms: termsIn(terms), note, seenUpdatedAt: seen?.updatedAt };
        const outcome = await saving(api(updateSynonyms, { params, body }));
        // What others have saved meanwhile is shown beside what was typed.
        if ('refusal' in outcome && outcome.refusal?.code === 'search.group_changed') {
          await revalidate();
        }
        return outcome;
      }}
      onSaved={() => {
        showToast({ tone: 'success', children: t('synonyms.saved') });
        void navigate(synonymsPath());
      }}
      onDelete={() => refusalOf(api(deleteSynonyms, { params }))}
      onDeleted={() => {
        showToast({ tone: 'success', children: t('synonyms.deleted') });
        void navigate(synonymsPath(), { replace: true });
      }}
    />
  );
}
