import type { SecondStep } from '@craftsandore/contract';
import { Button, FormError, LockIcon, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOneCall } from '../../../form/use-one-call.ts';
import { knowsPasskeys } from '../../../session/browser-passkeys.ts';
import { CodeField } from './code-field.tsx';
import styles from './second-step.module.css';
import type { SecondStepCalls } from './use-second-step-calls.ts';

type TakeSecondStepProps = {
  secondStep: Pick<SecondStep, 'authenticator' | 'passkeys'>;
  calls: Pick<SecondStepCalls, 'takeCode' | 'takePasskey'>;
  onTaken: () => void;
};

/** The second step of signing in: a passkey, or a code. */
export function TakeSecondStep({ secondStep, calls, onTaken }: TakeSecondStepProps) {
  const { t } = useTranslation();
  const withCode = useOneCall();
  const withPasskey = useOneCall();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const hasPasskey = secondStep.passkeys.length > 0 && knowsPasskeys();
  const hasApp = secondStep.authenticator !== null;

  async function takeCode() {
    setMissing(!code.trim());
    if (!code.trim()) return;
    const taken = await withCode.run(() => calls.takeCode(code));
    if (taken?.ok) onTaken();
  }

  async function takePasskey() {
    const taken = await withPasskey.run(calls.takePasskey);
    if (taken?.ok) onTaken();
  }

  return (
    <>
      {hasPasskey && (
        <div className={styles.part}>
          <FormError>{withPasskey.refusal}</FormError>
          <Button
            size="lg"
            block
            iconBefore={<LockIcon />}
            loading={withPasskey.isPending}
            onClick={() => void takePasskey()}
          >
            {t('secondStep.usePasskey')}
          </Button>
        </div>
      )}
      <form
        noValidate
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          void takeCode();
        }}
      >
        <FormError>{withCode.refusal}</FormError>
        <CodeField
          label={t(hasApp ? 'secondStep.code' : 'secondStep.recoveryCode')}
          hint={t(hasApp ? 'secondStep.codeHint' : 'secondStep.recoveryCodeHint')}
          value={code}
          error={isMissing && !code.trim() && t('secondStep.codeMissing')}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button
          type="submit"
          size="lg"
          block
          variant={hasPasskey ? 'secondary' : 'primary'}
          loading={withCode.isPending}
        >
          {t('secondStep.goOn')}
        </Button>
      </form>
      <Text size="sm" tone="muted">
        {t('secondStep.lost')}
      </Text>
    </>
  );
}
