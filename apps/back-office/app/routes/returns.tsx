import { attempt } from '@craftsandore/api-client';
import { getReturnFigures, listOwedOrders, listReturns } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import {
  destinationIntents,
  type NoteDestination,
} from '../features/orders/refunds/destination-calls.ts';
import {
  returnFiltersIn,
  returnQuery,
  returnsPath,
} from '../features/orders/returns/return-filters.ts';
import { ReturnsPage } from '../features/orders/returns/returns-page.tsx';
import { useListWays } from '../list/use-list-ways.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/returns';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listReturns.access);
  const filters = returnFiltersIn(args.request.url);
  return {
    filters,
    returns: attempt(api(listReturns, { query: returnQuery(filters) })),
    figures: attempt(api(getReturnFigures, {})),
    owed: attempt(api(listOwedOrders, {})),
  };
}

export const clientAction = actionOf(destinationIntents, onceAnswered);

export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, returnsPath);
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof destinationIntents>();

  const note: NoteDestination = async (orderId, refundTo) => {
    const result = await act('noteDestination', { params: { orderId }, body: { refundTo } });
    if (result.ok) showToast({ tone: 'success', children: t('refundTo.noted') });
    return result;
  };

  return <ReturnsPage {...loaderData} {...ways} onNoteDestination={note} />;
}
