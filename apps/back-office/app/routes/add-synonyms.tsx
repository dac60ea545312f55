import { createSynonyms, trySynonyms } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';

import { termsIn } from '../features/search/synonym-fields.ts';
import { synonymsPath } from '../features/search/synonym-filters.ts';
import { saving } from '../form/saving.ts';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/add-synonyms';

// Forms are heavy; theirs comes while the frame already stands.
const SynonymGroupPage = lazy(() =>
  import('../features/search/synonym-group-page.tsx').then(({ SynonymGroupPage }) => ({
    default: SynonymGroupPage,
  })),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, createSynonyms.access);
  return { api, firstTerm: new URL(args.request.url).searchParams.get('term') ?? undefined };
}

export default function AddSynonymsRoute({ loaderData }: Route.ComponentProps) {
  const { api, firstTerm } = loaderData;
  const { t } = useLocale();
  const navigate = useNavigate();
  const showToast = useToast();

  return (
    <SynonymGroupPage
      group={undefined}
      firstTerm={firstTerm}
      onTry={(body) => outcomeOf(api(trySynonyms, { body }))}
      onSave={({ terms, note }) =>
        saving(api(createSynonyms, { body: { terms: termsIn(terms), note } }).then(() => undefined))
      }
      onSaved={() => {
        showToast({ tone: 'success', children: t('synonyms.saved') });
        void navigate(synonymsPath());
      }}
    />
  );
}
