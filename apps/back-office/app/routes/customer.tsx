import {
  changeCustomer,
  getCustomer,
  listCustomers,
  mergeCustomers,
  pageMeta,
  proveNumber,
  type StaffCustomerDetails,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Panel, useToast } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';

import { customerPath } from '../features/customers/customer-filters.ts';
import { CustomerPage } from '../features/customers/detail/customer-page.tsx';
import { RowsWaiting } from '../list/rows-waiting.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/customer';

// Tables are heavy, and this one stands below the record.
const CustomerOrders = lazily(() =>
  import('../features/orders/list/customer-orders.tsx').then(
    ({ CustomerOrders }) => CustomerOrders,
  ),
);

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getCustomer.access);
  const params = pathParams(getCustomer, args.params);

  const customer = await api(getCustomer, { params });
  // Merged into another since the link was written.
  if (customer.id !== params.customerId) throw redirect(customerPath(customer.id));
  const { orders, ordersCount } = customer;
  const meta = pageMeta(1, Math.max(1, orders.length), ordersCount);
  return {
    customer,
    orders: Promise.resolve({ ok: true as const, value: { data: orders, meta } }),
  };
});

const intents = {
  change: changeCustomer,
  prove: proveNumber,
  find: listCustomers,
  merge: mergeCustomers,
};
// Who has seen an older version is shown the one of today, beside what they typed.
export const clientAction = actionOf(intents, (refusal) => refusal?.code === 'customer.changed');

export default function CustomerRoute({ loaderData }: Route.ComponentProps) {
  const { customer, orders } = loaderData;
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const params = { customerId: customer.id };
  const { version: seenVersion } = customer;

  return (
    <CustomerPage
      key={customer.id}
      customer={customer}
      onNote={async (note: string, seen: StaffCustomerDetails) => {
        const body = { note, seenVersion: seen.version };
        const result = await act('change', { params, body });
        if (result.ok) showToast({ tone: 'success', children: t('customers.noteSaved') });
        return result;
      }}
      onBlock={async (blocked) => {
        const result = await act('change', { params, body: { blocked, seenVersion } });
        const words = blocked ? t('customers.blockedNow') : t('customers.unblocked');
        if (result.ok) showToast({ tone: 'success', children: words });
        return result;
      }}
      onProve={async (phoneNumber) => {
        const result = await act('prove', { params, body: { phoneNumber } });
        if (result.ok) showToast({ tone: 'success', children: t('customers.provedNow') });
        return result;
      }}
      onFind={(query) => act('find', { query: { query, perPage: 6 } }, { revalidate: false })}
      onMerge={async ({ id: otherId, version: otherSeenVersion, name }) => {
        const body = { otherId, seenVersion, otherSeenVersion };
        const result = await act('merge', { params, body });
        if (result.ok) showToast({ tone: 'success', children: t('customers.merged', { name }) });
        return result;
      }}
    >
      <Suspense
        fallback={
          <Panel flush title={t('nav.orders')}>
            <RowsWaiting />
          </Panel>
        }
      >
        <CustomerOrders orders={orders} count={customer.ordersCount} query={customer.phoneNumber} />
      </Suspense>
    </CustomerPage>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <PageError title={t('customers.detailsFailed')} />;
}
