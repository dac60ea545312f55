import { attempt } from '@craftsandore/api-client';
import {
  changeRole,
  inviteStaff,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { InvitationsPage } from '../features/users/invitations/invitations-page.tsx';
import { invitationFiltersIn } from '../features/users/invitations/invitations-path.ts';
import { actionOf, onceAnswered, useAction } from '../navigation/actions.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/invitations';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listInvitations.access);
  const filters = invitationFiltersIn(args.request.url);
  return { filters, invitations: attempt(api(listInvitations, { query: filters })) };
}

const intents = {
  invite: inviteStaff,
  giveRole: changeRole,
  resend: resendInvitation,
  withdraw: withdrawInvitation,
};
export const clientAction = actionOf(intents, onceAnswered);

export default function InvitationsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const act = useAction<typeof intents>();
  const report = useReport();
  const showToast = useToast();

  return (
    <InvitationsPage
      {...loaderData}
      onInvite={async (body) => {
        const result = await act('invite', { body });
        if (result.ok && result.value.invitation) {
          showToast({ tone: 'success', children: t('invitations.sent', { email: body.email }) });
        }
        return result;
      }}
      onGiveRole={async (userId, roleId) => {
        const result = await act('giveRole', { params: { userId }, body: { roleId } });
        if (result.ok) {
          const { userName: name, userRoleName } = result.value;
          const words = { name, role: t(`role.${userRoleName}`) };
          showToast({ tone: 'success', children: t('roleChange.updated', words) });
        }
        return result;
      }}
      onResend={({ id, email }) =>
        report(act('resend', { params: { id } }), { done: t('invitations.sent', { email }) })
      }
      onWithdraw={({ id }) =>
        report(act('withdraw', { params: { id } }), { done: t('invitations.withdrawn') })
      }
      onRetry={() => void revalidate()}
    />
  );
}
