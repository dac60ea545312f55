import { useSession } from '@craftsandore/session';
import { useLeaveQuestion } from '@craftsandore/resilience/navigation';
import { ConfirmDialog } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** Asks before leaving loses a half-written address. Not after the session has ended: the draft is kept then. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation();
  const isSignedIn = useSession(({ token }) => token !== null);
  const { isAsked, leave, stay } = useLeaveQuestion(() => isUnsaved && isSignedIn);

  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={stay}
      title={t('unsaved.question')}
      description={t('address.leaveReason')}
      confirmLabel={t('address.leave')}
      cancelLabel={t('address.stay')}
      onConfirm={leave}
    />
  );
}
