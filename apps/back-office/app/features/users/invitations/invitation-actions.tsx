import type { Invitation } from '@craftsandore/contract';
import { Button } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import styles from './invitations.module.css';

/** Does something to an invitation, and says what came of it. */
export type ChangeInvitation = (invitation: Invitation) => Promise<unknown>;

type InvitationActionsProps = {
  invitation: Invitation;
  onResend: ChangeInvitation;
  onWithdraw: ChangeInvitation;
};

export function InvitationActions({ invitation, onResend, onWithdraw }: InvitationActionsProps) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<'resend' | 'withdraw'>();
  const [isAsked, setAsked] = useState(false);
  const { email, state } = invitation;
  if (state !== 'waiting' && state !== 'expired') return null;

  async function change(what: 'resend' | 'withdraw', call: ChangeInvitation) {
    if (pending) return;
    setPending(what);
    await call(invitation);
    setPending(undefined);
    setAsked(false);
  }

  return (
    <span className={styles.actions}>
      <Button
        variant="secondary"
        size="sm"
        loading={pending === 'resend'}
        aria-label={t('invitations.resendTo', { email })}
        onClick={() => void change('resend', onResend)}
      >
        {t('invitations.resend')}
      </Button>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={t('invitations.withdrawOf', { email })}
        onClick={() => setAsked(true)}
      >
        {t('invitations.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        state={pending === 'withdraw' ? 'working' : 'asking'}
        title={t('invitations.withdrawQuestion')}
        description={t('invitations.withdrawWords', { email })}
        confirmLabel={t('invitations.withdraw')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => void change('withdraw', onWithdraw)}
      />
    </span>
  );
}
