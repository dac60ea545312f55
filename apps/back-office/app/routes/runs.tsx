import { type ApiClient, attempt, type Result } from '@craftsandore/api-client';
import { getRun, listParcels, listRuns, maxStops, type Parcel } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { idsIn } from '../features/orders/order-filters.ts';
import { allRunsPath, runPath } from '../features/orders/run-paths.ts';
import { type MakeRun, runIntents } from '../features/orders/runs/run-calls.ts';
import { runFiltersIn, runsPath } from '../features/orders/runs/run-filters.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { useLive } from '../live/use-live.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { localeContext, settingsContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import { wordsContext } from '../words.ts';
import type { Route } from './+types/runs';

const RunsPage = lazily(() =>
  import('../features/orders/runs/runs-page.tsx').then(({ RunsPage }) => RunsPage),
);
const NewRunPage = lazily(() =>
  import('../features/orders/runs/new-run-page.tsx').then(({ NewRunPage }) => NewRunPage),
);
const RunPage = lazily(() =>
  import('../features/orders/runs/run-page.tsx').then(({ RunPage }) => RunPage),
);

const words = {
  ar: () => import('@craftsandore/i18n/back-office/runs/ar'),
  en: () => import('@craftsandore/i18n/back-office/runs/en'),
};

/**
 * One route for three pages, which brings their words itself: other pages load nothing of them, and what every page loads
 * first has no room for more names.
 */
export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, listRuns.access);
  const { url } = args.request;
  const { runs } = await words[args.context.get(localeContext)]();
  Object.assign(args.context.get(wordsContext).dictionary, runs);
  switch (args.params['*']) {
    case '': {
      const filters = runFiltersIn(url);
      return { page: 'list' as const, filters, runs: attempt(api(listRuns, { query: filters })) };
    }
    case 'new':
      return {
        page: 'new' as const,
        parcels: await parcelsOf(api, idsIn(url).ids.slice(0, maxStops)),
      };
    default:
      return {
        page: 'one' as const,
        run: await api(getRun, { params: pathParams(getRun, { id: args.params['*'] }) }),
        shopUrl: args.context.get(settingsContext).storefrontUrl,
      };
  }
});

/** Those of the own courier among them, in their order. */
async function parcelsOf(api: ApiClient, ids: number[]): Promise<Parcel[]> {
  if (ids.length === 0) return [];
  const { data } = await api(listParcels, { query: { ids: ids.join(), perPage: maxStops } });
  const byId = new Map(data.map((parcel) => [parcel.id, parcel]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter(({ carrier }) => carrier === 'own');
}

export const clientAction = actionOf(runIntents, onceAnswered);

type Data = Route.ComponentProps['loaderData'];
type Of<Page extends Data['page']> = Extract<Data, { page: Page }>;

export default function RunsRoute({ loaderData }: Route.ComponentProps) {
  switch (loaderData.page) {
    case 'list':
      return <List {...loaderData} />;
    case 'new':
      return <New {...loaderData} />;
    case 'one':
      return <One key={loaderData.run.id} {...loaderData} />;
  }
}

function List({ filters, runs }: Of<'list'>) {
  return <RunsPage {...{ filters, runs }} {...useListWays(filters, runsPath)} />;
}

function New({ parcels }: Of<'new'>) {
  const { t } = useTranslation();
  const showToast = useToast();
  const navigate = useNavigate();
  const act = useAction<typeof runIntents>();

  const make: MakeRun = async (run, key) => {
    const result = await act('make', { run, key }, { revalidate: false });
    if (result.ok) {
      showToast({ tone: 'success', children: t('runs.made') });
      await navigate(runPath(result.value.id), { replace: true });
    }
    return result;
  };

  return <NewRunPage key={parcels.map(({ id }) => id).join()} parcels={parcels} onMake={make} />;
}

const kinds = ['run.changed', 'parcel.changed'] as const;

function One({ run, shopUrl }: Of<'one'>) {
  const { t } = useTranslation();
  const showToast = useToast();
  const sentenceOf = useRefusalSentence();
  const { revalidate } = useRevalidator();
  const act = useAction<typeof runIntents>();
  const { id } = run;
  const shown = new Set([id, ...run.stops.map(({ parcel }) => parcel.orderId)]);
  useLive(kinds, (ids) => {
    if (!ids || [...shown].some((one) => ids.has(one))) void revalidate();
  });

  async function told<T>(done: Promise<Result<T>>, words: string) {
    const result = await done;
    if (result.ok) showToast({ tone: 'success', children: words });
    return result;
  }

  /** Where no dialog is open that says why. */
  async function toldAll<T>(done: Promise<Result<T>>, words: string) {
    const result = await told(done, words);
    if (!result.ok) showToast({ tone: 'danger', children: sentenceOf(result.refusal) });
    return result;
  }

  return (
    <RunPage
      {...{ run, shopUrl }}
      onTakeOut={(parcelId) =>
        toldAll(act('takeOut', { params: { id, parcelId } }), t('runs.takenOut'))
      }
      onRenew={() => toldAll(act('renew', { params: { id } }), t('runs.renewed'))}
      onClose={(body) => told(act('close', { params: { id }, body }), t('runs.closed'))}
    />
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  const list = { href: allRunsPath, label: t('runs.title') };
  return <PageError title={t('runs.pageFailed')} missing={{ title: t('runs.missing'), list }} />;
}
