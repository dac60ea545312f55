import { attempt } from '@craftsandore/api-client';
import { addParcelEvent, listParcels } from '@craftsandore/contract';

import { parcelIntents } from '../features/orders/parcels/parcel-calls.ts';
import { ScanPage } from '../features/orders/parcels/scan-page.tsx';
import { useReceive } from '../features/orders/parcels/use-receive.ts';
import { actionOf, type Call, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/scan-parcels';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, addParcelEvent.access);
  return null;
}

const intents = {
  ...parcelIntents,
  find: ({ number }: { number: string }, { api }: Call) =>
    attempt(api(listParcels, { query: { query: number, perPage: 100 } })),
};
export const clientAction = actionOf(intents);

export default function ScanParcelsRoute() {
  const act = useAction<typeof intents>();

  return (
    <ScanPage
      onFind={(number) => act('find', { number }, { revalidate: false })}
      onTell={(id, news, key) => act('tell', { id, news, key }, { revalidate: false })}
      onReceive={useReceive()}
    />
  );
}
