import { useSession } from '@craftsandore/session';
import { useLeaveQuestion } from '@craftsandore/resilience/navigation';
import { ConfirmDialog } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type LeaveGuardProps = { isUnsaved: boolean; reason: string };

/** Asks before leaving loses what was typed, as `reason` says. Not after the session has ended: the draft is kept then. */
export function LeaveGuard({ isUnsaved, reason }: LeaveGuardProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession(({ token }) => token !== null);
  const [wasSignedIn] = useState(isSignedIn);
  const { isAsked, leave, stay } = useLeaveQuestion(() => isUnsaved && isSignedIn === wasSignedIn);

  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={stay}
      title={t('unsaved.question')}
      description={reason}
      confirmLabel={t('address.leave')}
      cancelLabel={t('address.stay')}
      onConfirm={leave}
    />
  );
}
