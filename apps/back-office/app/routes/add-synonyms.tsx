import { createSynonymGroup, trySynonyms } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { synonymsPath } from '../features/search-tuning/synonym-filters.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useWayBack } from '../navigation/way-back.ts';
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

const intents = { try: trySynonyms, create: createSynonymGroup };
export const clientAction = actionOf(intents);

export default function AddSynonymsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const list = useWayBack(synonymsPath());
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <SynonymGroupPage
      group={undefined}
      {...loaderData}
      onTry={(body) => act('try', { body }, { revalidate: false })}
      onSave={(body) => act('create', { body })}
      onSaved={() => {
        showToast({ tone: 'success', children: t('synonyms.saved') });
        list.go();
      }}
    />
  );
}
