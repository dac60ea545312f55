import type { Result } from '@craftsandore/api-client';
import { deactivateUser, resetSecondStep, type StaffUserDetails } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { can, isStaff, Role } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { BanIcon, Button, Notice, Panel, Text } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import styles from './account-access.module.css';

// Its form's code is loaded when it is opened.
const ResetSecondStep = lazily(() =>
  import('./reset-second-step.tsx').then(({ ResetSecondStep }) => ResetSecondStep),
);

/** What can be done to an account; each says by itself what came of it. */
export type AccountCalls = Record<'deactivate' | 'reactivate' | 'reset', () => Promise<unknown>> & {
  resetSecondStep: (reason: string) => Promise<Result<unknown>>;
};

type AccountAccessProps = {
  user: Omit<StaffUserDetails, 'orders' | 'ordersCount' | 'shippingDetails' | 'changes'>;
  calls: AccountCalls;
};

/** Who may come in: keeps a colleague out, lets them in again, and helps who has lost the password. */
export function AccountAccess({ user, calls }: AccountAccessProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const ownId = useSession(({ user }) => user?.id);
  const mayChange = useSession(({ user }) => can(user?.roleId, deactivateUser.access));
  const [pending, setPending] = useState<'deactivate' | 'reactivate' | 'reset'>();
  const [isAsked, setAsked] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const maySecure = useSession(({ user }) => can(user?.roleId, resetSecondStep.access));
  const { userName: name, userRoleId, userDeactivatedAt } = user;
  if (!mayChange || user.userId === ownId) return null;

  async function run(what: 'deactivate' | 'reactivate' | 'reset') {
    if (pending) return;
    setPending(what);
    await calls[what]();
    setPending(undefined);
    setAsked(false);
  }

  return (
    <Panel title={t('staffAccount.access')}>
      <div className={styles.root}>
        {userDeactivatedAt ? (
          <>
            <Notice tone="warning">
              {t('staffAccount.deactivatedSince', { date: moment(userDeactivatedAt) })}
            </Notice>
            <Button
              variant="secondary"
              loading={pending === 'reactivate'}
              onClick={() => void run('reactivate')}
            >
              {t('staffAccount.reactivate')}
            </Button>
          </>
        ) : (
          <>
            <Text size="sm" tone="muted">
              {t('staffAccount.resetWords')}
            </Text>
            <Button
              variant="secondary"
              loading={pending === 'reset'}
              onClick={() => void run('reset')}
            >
              {t('staffAccount.reset')}
            </Button>
            {user.hasSecondStep && maySecure && (
              <Button variant="secondary" onClick={() => setResetting(true)}>
                {t('staffAccount.resetSecondStep')}
              </Button>
            )}
            {isStaff(userRoleId) && userRoleId !== Role.Developer && (
              <Button
                variant="danger-quiet"
                iconBefore={<BanIcon />}
                onClick={() => setAsked(true)}
              >
                {t('staffAccount.deactivate')}
              </Button>
            )}
          </>
        )}
      </div>
      <Suspense>
        {isResetting && (
          <ResetSecondStep
            name={name}
            onReset={calls.resetSecondStep}
            onClose={() => setResetting(false)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        state={pending === 'deactivate' ? 'working' : 'asking'}
        title={t('staffAccount.deactivateQuestion', { name })}
        description={t('staffAccount.deactivateWords')}
        confirmLabel={t('staffAccount.deactivateConfirm')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => void run('deactivate')}
      />
    </Panel>
  );
}
