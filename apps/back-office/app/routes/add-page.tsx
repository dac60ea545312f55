import { createPage } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useNavigate } from 'react-router-dom';

import { editPagePath } from '../features/pages/page-paths.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/add-page';

// Forms are heavy; theirs comes while the frame already stands.
const AddPage = lazily(() =>
  import('../features/pages/add/add-page.tsx').then(({ AddPage }) => AddPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, createPage.access);
  return null;
}

const intents = { create: createPage };
export const clientAction = actionOf(intents);

export default function AddPageRoute() {
  const navigate = useNavigate();
  const act = useAction<typeof intents>();

  return (
    <AddPage
      onCreate={(body) => act('create', { body })}
      onCreated={({ slug }) => void navigate(editPagePath(slug), { replace: true })}
    />
  );
}
