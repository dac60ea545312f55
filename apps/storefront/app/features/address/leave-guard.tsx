import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { ConfirmDialog } from '@craftsandore/ui';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before a half-written address is lost to another page. Where the session is over it waits, and nothing is lost. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useLocale();
  const isSignedIn = useSession(({ token }) => token !== null);
  const when = isUnsaved && isSignedIn;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t('unsaved.question')}
      description={t('address.leaveReason')}
      confirmLabel={t('address.leave')}
      cancelLabel={t('address.stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
