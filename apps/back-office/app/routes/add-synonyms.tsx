import { attempt } from '@craftsandore/api-client';
import { createSynonymGroup } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { synonymsPath } from '../features/search-tuning/synonym-filters.ts';
import type { SentGroup } from '../features/search-tuning/synonyms/synonym-fields.ts';
import { tryIntent } from '../features/search-tuning/trial/try-intent.ts';
import { actionOf, type Call, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-synonyms';

// Forms are heavy; theirs comes while the frame already stands.
const SynonymGroupPage = lazily(() =>
  import('../features/search-tuning/synonyms/synonym-group-page.tsx').then(
    ({ SynonymGroupPage }) => SynonymGroupPage,
  ),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, createSynonymGroup.access);
  return { firstTerm: new URL(args.request.url).searchParams.get('term') ?? undefined };
}

const intents = {
  try: tryIntent,
  create: (body: SentGroup, { api }: Call) => attempt(api(createSynonymGroup, { body })),
};
export const clientAction = actionOf(intents);

export default function AddSynonymsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <SynonymGroupPage
      group={undefined}
      {...loaderData}
      onTry={(attempt) => act('try', attempt, { revalidate: false })}
      onSave={(group) => act('create', group)}
      onSaved={() => {
        showToast({ tone: 'success', children: t('synonyms.saved') });
        void navigate(synonymsPath());
      }}
    />
  );
}
