import type { StaffUser } from '@craftsandore/contract';
import { isStaff, roleName } from '@craftsandore/roles';
import { Button, ButtonLink } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog, Dialog } from '../../../components/lazy-dialogs.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { userPath } from '../user-filters.ts';
import type { GiveRole, InviteFields } from './invite-calls.ts';

type AccountFoundProps = {
  account: StaffUser;
  roleId: InviteFields['roleId'];
  onGiveRole: GiveRole;
  onClose: (isGiven: boolean) => void;
};

/** The invited address has an account: asks whether that is whom they mean, and gives it the role. */
export function AccountFound({ account, roleId, onGiveRole, onClose }: AccountFoundProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const [message, setMessage] = useState<string>();
  const name = account.userName;

  async function give() {
    setState('working');
    const result = await onGiveRole(account.userId, roleId);
    if (result.ok) return onClose(true);
    setMessage(sentenceOf(result.refusal));
    setState('failed');
  }

  if (isStaff(account.userRoleId)) {
    const role = t(`role.${account.userRoleName}`);
    return (
      <Dialog
        open
        onOpenChange={() => onClose(false)}
        title={t('invitations.isStaff', { name })}
        description={t(
          account.userDeactivatedAt ? 'invitations.isDeactivated' : 'invitations.hasRole',
          { role },
        )}
        actions={
          <>
            <ButtonLink href={userPath(account.userId)}>{t('invitations.openAccount')}</ButtonLink>
            <Button variant="secondary" onClick={() => onClose(false)}>
              {t('action.close')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      state={state}
      title={t('invitations.hasAccount', { name })}
      description={t('invitations.giveRoleWords', { role: t(`role.${roleName(roleId)}`) })}
      message={message}
      confirmLabel={t('invitations.giveRole')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => void give()}
    />
  );
}
