import {
  type CallInput,
  changeRole,
  deactivateUser,
  getUser,
  pageMeta,
  reactivateUser,
  resetSecondStep,
  sendPasswordReset,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AccountCalls } from '../features/users/detail/account-access.tsx';
import { UserPage } from '../features/users/detail/user-page.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useReport } from '../navigation/use-report.ts';
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

const intents = {
  changeRole,
  deactivate: deactivateUser,
  reactivate: reactivateUser,
  reset: sendPasswordReset,
  resetSecondStep,
};
export const clientAction = actionOf(intents);

export default function UserRoute({ loaderData: { user, orders } }: Route.ComponentProps) {
  return (
    <UserPage user={user} roleChange={useRoleChange(user)} calls={useAccountCalls(user)}>
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

function useAccountCalls({ userId, userName: name, userEmail: email }: User): AccountCalls {
  const { t } = useTranslation();
  const act = useAction<typeof intents>();
  const report = useReport();
  const showToast = useToast();
  const params = { userId };

  return {
    deactivate: () =>
      report(act('deactivate', { params }), { done: t('staffAccount.deactivatedNow', { name }) }),
    reactivate: () =>
      report(act('reactivate', { params }), { done: t('staffAccount.reactivated', { name }) }),
    resetSecondStep: async (reason) => {
      const result = await act('resetSecondStep', { params, body: { reason } });
      if (result.ok) {
        showToast({ tone: 'success', children: t('staffAccount.secondStepReset', { name }) });
      }
      return result;
    },
    reset: () => report(act('reset', { params }), { done: t('staffAccount.resetSent', { email }) }),
  };
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <PageError title={t('users.detailsFailed')} />;
}
