import { useSession } from '@craftsandore/session';
import { useLeaveQuestion } from '@craftsandore/resilience/navigation';
import { ConfirmDialog } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type LeaveGuardProps = { isUnsaved: boolean; reason: string };

/** The forms of the page that hold something. A router asks one guard alone, so each answers for them all. */
const unsaved = new Set<object>();

/** Asks before leaving loses what was typed, as `reason` says. Not after the session has ended: the draft is kept then. */
export function LeaveGuard({ isUnsaved, reason }: LeaveGuardProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession(({ token }) => token !== null);
  const [wasSignedIn] = useState(isSignedIn);
  const { isAsked, leave, stay } = useLeaveQuestion(
    () => unsaved.size > 0 && isSignedIn === wasSignedIn,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isUnsaved]);

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
