import { type CallInput, changeRole, getUser, pageMeta } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { UserPage } from '../features/users/detail/user-page.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/user';

// Tables are heavy, and this one stands below the person's details.
const CustomerOrders = lazily(() =>
  import('../features/orders/list/customer-orders.tsx').then(
    ({ CustomerOrders }) => CustomerOrders,
  ),
);

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getUser.access);
  const params = pathParams(getUser, args.params);

  const user = await api(getUser, { params });
  const { orders, ordersCount } = user;
  const meta = pageMeta(1, Math.max(1, orders.length), ordersCount);
  return { user, orders: Promise.resolve({ ok: true as const, value: { data: orders, meta } }) };
});

const intents = { changeRole };
export const clientAction = actionOf(intents);

export default function UserRoute({ loaderData: { user, orders } }: Route.ComponentProps) {
  return (
    <UserPage user={user} roleChange={useRoleChange(user)}>
      <Suspense>
        <CustomerOrders orders={orders} count={user.ordersCount} query={user.userEmail} />
      </Suspense>
    </UserPage>
  );
}

type ChangeRole = CallInput<typeof changeRole>['body'];

type User = Route.ComponentProps['loaderData']['user'];

function useRoleChange({ userId, userName: name }: User) {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function change(roleId: ChangeRole['roleId']) {
    setPending(true);
    const result = await act('changeRole', { params: { userId }, body: { roleId } });
    setPending(false);
    setRefusal(result.ok ? undefined : (result.refusal.sentence ?? t('roleChange.failed')));
    if (!result.ok) return;
    const words = { name, role: t(`role.${result.value.userRoleName}`) };
    showToast({ tone: 'success', children: t('roleChange.updated', words) });
  }

  return { isPending, refusal, onChange: (roleId: ChangeRole['roleId']) => void change(roleId) };
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <PageError title={t('users.detailsFailed')} />;
}
