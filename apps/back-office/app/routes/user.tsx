import { changeRole, getUser, pageMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { data } from 'react-router';
import { useFetcher } from 'react-router-dom';

import { apiContext } from '../context.ts';
import { UserPage } from '../features/users/user-page.tsx';
import { staffApi } from '../guard.ts';
import { pathParams } from '../path-params.ts';
import { outcomeOf } from '../refusal.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/user';

// Tables are heavy, and this one stands below the person's details.
const CustomerOrders = lazy(() =>
  import('../features/orders/customer-orders.tsx').then(({ CustomerOrders }) => ({
    default: CustomerOrders,
  })),
);

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getUser.access);
  const params = pathParams(getUser, args.params);

  const user = await api(getUser, { params });
  const { orders, ordersCount } = user;
  const meta = pageMeta(1, Math.max(1, orders.length), ordersCount);
  return { user, orders: Promise.resolve({ answer: { data: orders, meta } }) };
}

export async function clientAction({ request, params, context }: Route.ClientActionArgs) {
  const body = changeRole.body.parse(await request.json());
  const outcome = await outcomeOf(context.get(apiContext)(changeRole, { params, body }));
  // After an error status the router does not revalidate: the page keeps its data.
  return data(outcome, outcome.answer ? 200 : 400);
}

export default function UserRoute({ loaderData: { user, orders } }: Route.ComponentProps) {
  const { t } = useLocale();
  const showToast = useToast();
  const { data: outcome, state, submit } = useFetcher<typeof clientAction>();

  const changed = outcome?.answer;
  const tellChanged = useEffectEvent(() => {
    const role = changed && t(`role.${changed.userRoleName}`);
    if (role) {
      const words = { name: user.userName, role };
      showToast({ tone: 'success', children: t('roleChange.updated', words) });
    }
  });
  useEffect(() => tellChanged(), [changed]);

  return (
    <UserPage
      user={user}
      roleChange={{
        isPending: state !== 'idle',
        refusal: outcome && !outcome.answer && (outcome.sentence ?? t('roleChange.failed')),
        onChange: (roleId) =>
          void submit({ roleId }, { method: 'patch', encType: 'application/json' }),
      }}
    >
      <Suspense>
        <CustomerOrders orders={orders} count={user.ordersCount} query={user.userEmail} />
      </Suspense>
    </UserPage>
  );
}

export function ErrorBoundary() {
  const { t } = useLocale();
  return <PageError title={t('users.detailsFailed')} />;
}
