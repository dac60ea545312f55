import { attempt } from '@craftsandore/api-client';
import { listParcels, type Parcel } from '@craftsandore/contract';

import { parcelIntents } from '../features/orders/parcels/parcel-calls.ts';
import {
  parcelFiltersIn,
  parcelQuery,
  parcelsPath,
} from '../features/orders/parcels/parcel-filters.ts';
import { ParcelsPage } from '../features/orders/parcels/parcels-page.tsx';
import { useReceive } from '../features/orders/parcels/use-receive.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { useTicked } from '../list/use-ticked.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/parcels';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listParcels.access);
  const filters = parcelFiltersIn(args.request.url);
  return { filters, parcels: attempt(api(listParcels, { query: parcelQuery(filters) })) };
}

export const clientAction = actionOf(parcelIntents, onceAnswered);

export default function ParcelsRoute({ loaderData }: Route.ComponentProps) {
  const ways = useListWays(loaderData.filters, parcelsPath);
  const act = useAction<typeof parcelIntents>();
  const { part, carrier, query } = loaderData.filters;
  const ticking = useTicked<Parcel>({ part, carrier, query }, ({ id }) => id);

  return (
    <ParcelsPage
      {...loaderData}
      {...ways}
      onTell={(id, news, key) => act('tell', { id, news, key })}
      onReceive={useReceive()}
      ticking={ticking}
    />
  );
}
