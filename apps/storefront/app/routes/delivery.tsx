import { getShippingOptions } from '@craftsandore/contract';

import { deliveryPrices } from '../features/content/delivery-prices.ts';
import { DeliveryTable } from '../features/content/delivery-table.tsx';
import { TextPage } from '../features/content/text-page.tsx';
import { apiContext } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { pageText } from '../server/page-texts.server.ts';
import { readOwnersPage } from '../server/read-page.server.ts';
import type { Route } from './+types/delivery';

export async function loader({ context }: Route.LoaderArgs) {
  // The text stands without the table.
  const asked = context
    .get(apiContext)(getShippingOptions, {})
    .then((options) => deliveryPrices(options, context.get(localeContext)))
    .catch(() => ({ places: [], freeFrom: null }));
  const page = await readOwnersPage(context, 'delivery');
  return { page, ...(await asked), text: pageText(context, 'delivery') };
}

export const headers = publicPage;

export default function DeliveryRoute({ loaderData: { page, ...table } }: Route.ComponentProps) {
  return (
    <TextPage page={page}>
      <DeliveryTable {...table} />
    </TextPage>
  );
}
