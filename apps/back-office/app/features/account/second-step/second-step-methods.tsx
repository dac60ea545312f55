import type { SecondStep } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Button, FormError, Notice, Panel, PlusIcon, Tag, Text } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { useOneCall } from '../../../form/use-one-call.ts';
import { knowsPasskeys } from '../../../session/browser-passkeys.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-step.module.css';
import type { Asked } from './second-step-question.tsx';
import type { AppSecret, SecondStepCalls } from './use-second-step-calls.ts';

const SecondStepQuestion = lazily(() =>
  import('./second-step-question.tsx').then(({ SecondStepQuestion }) => SecondStepQuestion),
);

type SecondStepMethodsProps = {
  secondStep: SecondStep;
  calls: SecondStepCalls;
  /** Once a method was added and its recovery codes, if any, were put away. */
  onAdded?: () => void;
};

/** The ways of a member of staff to take the second step, and the codes for when they are lost. */
export function SecondStepMethods({ secondStep, calls, onAdded }: SecondStepMethodsProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const [asked, setAsked] = useState<Asked>();
  const [app, setApp] = useState<AppSecret>();
  const [codes, setCodes] = useState<string[]>([]);
  const starting = useOneCall();
  const { authenticator, passkeys, recoveryCodesLeft, asksPassword, isDemanded } = secondStep;
  const hasMethod = authenticator !== null || passkeys.length > 0;
  const close = () => setAsked(undefined);

  function added(given: string[]) {
    setApp(undefined);
    close();
    setCodes(given);
    if (given.length === 0) onAdded?.();
  }

  async function startApp() {
    if (asksPassword) return setAsked({ what: 'start-app' });
    const started = await starting.run(() => calls.startApp({}));
    if (started?.ok) setApp(started.value);
  }

  if (codes.length > 0) {
    return (
      <Panel title={t('secondStep.recoveryCodes')}>
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes([]);
            onAdded?.();
          }}
        />
      </Panel>
    );
  }
  return (
    <>
      {isDemanded && !hasMethod && (
        <Notice tone="warning" role="status">
          {t('secondStep.isDemanded')}
        </Notice>
      )}
      <Panel
        title={t('secondStep.app')}
        actions={authenticator && <Tag tone="success">{t('secondStep.on')}</Tag>}
      >
        <div className={styles.setup}>
          {app && !authenticator ? (
            <AuthenticatorSetup
              app={app}
              onConfirm={calls.confirmApp}
              onDone={added}
              onCancel={() => setApp(undefined)}
            />
          ) : authenticator ? (
            <>
              <Text size="sm" tone="muted">
                {t('secondStep.since', { date: moment(authenticator.createdAt) })}
              </Text>
              <Button variant="danger-quiet" onClick={() => setAsked({ what: 'remove-app' })}>
                {t('secondStep.removeApp')}
              </Button>
            </>
          ) : (
            <>
              <Text size="sm" tone="muted">
                {t('secondStep.appWords')}
              </Text>
              <FormError>{starting.refusal}</FormError>
              <Button
                variant={hasMethod ? 'secondary' : 'primary'}
                loading={starting.isPending}
                onClick={() => void startApp()}
              >
                {t('secondStep.setUpApp')}
              </Button>
            </>
          )}
        </div>
      </Panel>
      {knowsPasskeys() && (
        <Panel title={t('secondStep.passkeys')}>
          <div className={styles.setup}>
            {passkeys.length === 0 ? (
              <Text size="sm" tone="muted">
                {t('secondStep.passkeyWords')}
              </Text>
            ) : (
              <PasskeyList
                passkeys={passkeys}
                onAsk={(what, passkey) => setAsked({ what, passkey })}
              />
            )}
            <Button
              variant="secondary"
              iconBefore={<PlusIcon />}
              onClick={() => setAsked({ what: 'add-passkey' })}
            >
              {t('secondStep.addPasskey')}
            </Button>
          </div>
        </Panel>
      )}
      {hasMethod && (
        <Panel title={t('secondStep.recoveryCodes')}>
          <div className={styles.setup}>
            <Text size="sm" tone="muted">
              {t('secondStep.codesLeft', { count: recoveryCodesLeft })}
            </Text>
            <Button variant="secondary" onClick={() => setAsked({ what: 'renew-codes' })}>
              {t('secondStep.renewCodes')}
            </Button>
          </div>
        </Panel>
      )}
      {/* Added in another tab of the session. */}
      {onAdded && secondStep.state === 'done' && (
        <Button size="lg" block onClick={onAdded}>
          {t('secondStep.goOn')}
        </Button>
      )}
      {asked && (
        <Suspense>
          <SecondStepQuestion
            asked={asked}
            asksPassword={asksPassword}
            calls={calls}
            onClose={close}
            onSecret={(app) => {
              close();
              setApp(app);
            }}
            onCodes={added}
          />
        </Suspense>
      )}
    </>
  );
}
