import { attempt } from '@craftsandore/api-client';
import { importProducts, listProductImports } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useRevalidator } from 'react-router-dom';

import { type BringIn, importIntents } from '../features/products/import/import-calls.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { saveFile } from '../navigation/save-file.ts';
import { useReport } from '../navigation/use-report.ts';
import { localeContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import { wordsContext } from '../words.ts';
import type { Route } from './+types/import-products';

// Tables and forms are heavy; theirs come while the frame already stands.
const ImportPage = lazily(() =>
  import('../features/products/import/import-page.tsx').then(({ ImportPage }) => ImportPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const words = {
  ar: () => import('@craftsandore/i18n/back-office/imports/ar'),
  en: () => import('@craftsandore/i18n/back-office/imports/en'),
};

/** It brings its words itself: other pages load nothing of them. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, importProducts.access);
  // Not awaited: the page shows at once, and what was imported before follows.
  const imports = attempt(api(listProductImports, {}));
  const { imports: said } = await words[args.context.get(localeContext)]();
  Object.assign(args.context.get(wordsContext).dictionary, said);
  return { imports };
}

export const clientAction = actionOf(importIntents);

export default function ImportProductsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const report = useReport();
  const act = useAction<typeof importIntents>();

  // What is only looked at changes nothing.
  const bring: BringIn = (body, key) =>
    key ? act('bring', { body, key }) : act('bring', { body }, { revalidate: false });

  async function saveUndoFile(id: number) {
    const result = await report(act('undoFile', { params: { id } }, { revalidate: false }));
    if (result.ok) saveFile(`undo-import-${id}.csv`, result.value.csv, 'text/csv;charset=utf-8');
  }

  return (
    <ImportPage
      {...loaderData}
      onBring={bring}
      onUndoFile={(id) => void saveUndoFile(id)}
      onRetry={() => void revalidate()}
    />
  );
}
