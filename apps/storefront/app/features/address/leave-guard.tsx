import { useLocale } from '@craftsandore/i18n/react';
import { ConfirmDialog } from '@craftsandore/ui';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before a half-written address is lost to another page. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useLocale();
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
