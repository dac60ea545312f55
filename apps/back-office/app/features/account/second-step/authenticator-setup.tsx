import { useSession } from '@craftsandore/session';
import { Button, FormError } from '@craftsandore/ui';
import { lazily } from '@craftsandore/resilience';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOneCall } from '../../../form/use-one-call.ts';

import { CodeField } from './code-field.tsx';
import styles from './second-step.module.css';
import type { AppSecret, SecondStepCalls } from './use-second-step-calls.ts';

const QrCode = lazily(() => import('../../../components/qr-code.tsx').then(({ QrCode }) => QrCode));

type AuthenticatorSetupProps = {
  app: AppSecret;
  onConfirm: SecondStepCalls['confirmApp'];
  onDone: (codes: string[]) => void;
  onCancel: () => void;
};

/** Brings the secret into an app, and lets a code show that it is there. */
export function AuthenticatorSetup(props: AuthenticatorSetupProps) {
  const { app, onConfirm, onDone, onCancel } = props;
  const { t } = useTranslation();
  const email = useSession(({ user }) => user?.email ?? '');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, refusal } = useOneCall();

  async function confirm() {
    setMissing(!code.trim());
    if (!code.trim()) return;
    const confirmed = await run(() => onConfirm(code));
    if (confirmed?.ok) onDone(confirmed.value.recoveryCodes.map(({ code }) => code));
  }

  return (
    <form
      noValidate
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <ol className={styles.steps}>
        <li>{t('secondStep.installApp')}</li>
        <li>
          {t('secondStep.scan')}
          <Suspense>
            <QrCode
              className={styles.qr}
              label={t('secondStep.qrCode')}
              content={appAddress(app, email)}
            />
          </Suspense>
          <bdi dir="ltr" className={styles.secret}>
            {app.secret.match(/.{1,4}/g)?.join(' ')}
          </bdi>
        </li>
        <li>{t('secondStep.typeCode')}</li>
      </ol>
      <FormError>{refusal}</FormError>
      <CodeField
        label={t('secondStep.code')}
        value={code}
        error={isMissing && !code.trim() && t('secondStep.codeMissing')}
        onChange={({ target }) => setCode(target.value)}
      />
      <span className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {t('secondStep.confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </span>
    </form>
  );
}

/** What authenticator apps read (the key URI format). */
function appAddress({ secret, issuer }: AppSecret, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
