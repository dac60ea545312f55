import { type ApiClient, attempt } from '@craftsandore/api-client';
import {
  createCartLink,
  getCustomer,
  getHold,
  getOrder,
  getShippingOptions,
  holdPieces,
  type CallInput,
  listCustomers,
  listProducts,
  placePhoneOrder,
  quoteOrder,
  type StaffCustomerDetails,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { piecesOf } from '../features/orders/new/draft-lines.ts';
import { orderPath } from '../features/orders/order-filters.ts';
import { actionOf, type Call, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/new-order';

// Forms are heavy; theirs comes while the frame already stands.
const NewOrderPage = lazily(() =>
  import('../features/orders/new/new-order-page.tsx').then(({ NewOrderPage }) => NewOrderPage),
);

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, placePhoneOrder.access);
  const { success, data: id } = HoldInAddress.safeParse(
    new URL(args.request.url).searchParams.get('hold'),
  );
  const [options, held] = await Promise.all([
    api(getShippingOptions, {}),
    success ? heldFor(api, id) : undefined,
  ]);
  return { options, held };
});

const HoldInAddress = getHold.params.shape.id;

/** What was held, and what of it can be had now. */
async function heldFor(api: ApiClient, id: number) {
  const hold = await api(getHold, { params: { id } });
  const { lines } = await api(quoteOrder, { body: { items: piecesOf(hold.lines) } });
  return { hold, lines };
}

/** The customer whom a number belongs to: the search finds it within others, too. */
async function customerBy(
  api: ApiClient,
  phoneNumber: string,
): Promise<StaffCustomerDetails | null> {
  const { data } = await api(listCustomers, { query: { query: phoneNumber, perPage: 5 } });
  for (const { id } of data) {
    const customer = await api(getCustomer, { params: { customerId: id } });
    if (customer.phoneNumbers.some((known) => known.phoneNumber === phoneNumber)) return customer;
  }
  return null;
}

const intents = {
  find: ({ phoneNumber }: { phoneNumber: string }, { api }: Call) =>
    attempt(customerBy(api, phoneNumber)),
  search: listProducts,
  quote: quoteOrder,
  read: getOrder,
  link: createCartLink,
  hold: (
    { body, key }: { body: CallInput<typeof holdPieces>['body']; key: string },
    { api }: Call,
  ) => attempt(api(holdPieces, { body }, { key })),
  place: placePhoneOrder,
};
export const clientAction = actionOf(intents);

/** They change nothing that the page has loaded. */
const reading = { revalidate: false } as const;

export default function NewOrderRoute({ loaderData: { options, held } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const showToast = useToast();
  const navigate = useNavigate();
  const act = useAction<typeof intents>();
  const [now] = useState(() => new Date());

  return (
    <NewOrderPage
      key={held?.hold.id}
      options={options}
      held={held}
      now={now}
      onFind={(phoneNumber) => act('find', { phoneNumber }, reading)}
      onSearch={(query) => act('search', { query: { query, perPage: 9 } }, reading)}
      onQuote={(items) => act('quote', { body: { items } }, reading)}
      onRead={(orderId) => act('read', { params: { orderId } }, reading)}
      onLink={(items) => act('link', { body: { items } }, reading)}
      onHold={(body, key) => act('hold', { body, key }, reading)}
      onPlace={(body) => act('place', { body }, reading)}
      onShortage={() => showToast({ children: t('phoneOrder.notAll') })}
      onPlaced={({ id, status }) => {
        const words = status.name === 'confirmed' ? 'phoneOrder.placed' : 'phoneOrder.placedWaits';
        showToast({ tone: 'success', children: t(words, { number: orderNumber(id) }) });
        void navigate(orderPath(id), { replace: true });
      }}
    />
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <PageError title={t('phoneOrder.failed')} />;
}
