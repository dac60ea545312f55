import { attempt } from '@craftsandore/api-client';
import { listHolds, releaseHold } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { holdFiltersIn, holdsPath } from '../features/orders/holds/hold-filters.ts';
import { HoldsPage } from '../features/orders/holds/holds-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/holds';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listHolds.access);
  const filters = holdFiltersIn(args.request.url);
  return { filters, holds: attempt(api(listHolds, { query: filters })) };
}

const intents = { release: releaseHold };
export const clientAction = actionOf(intents, onceAnswered);

export default function HoldsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { filters, onRetry } = useListWays(loaderData.filters, holdsPath);
  const showToast = useToast();
  const report = useReport();
  const act = useAction<typeof intents>();

  return (
    <HoldsPage
      {...{ filters, holds: loaderData.holds, onRetry }}
      onRelease={async ({ id }) => {
        const result = await report(act('release', { params: { id } }));
        if (result.ok) {
          const isOrdered = result.value.state === 'ordered';
          showToast(
            isOrdered
              ? { children: t('holds.wasOrdered') }
              : { tone: 'success', children: t('holds.done') },
          );
        }
        return result;
      }}
    />
  );
}
