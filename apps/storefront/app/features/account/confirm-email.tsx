import type { Result } from '@craftsandore/api-client';
import { Button, FormError, Notice } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../hooks/take-focus.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './confirm-email.module.css';

type State = 'asking' | 'sending' | Result<unknown>;

/** Says that the email address is not confirmed, and offers to send the link again. */
export function ConfirmEmail() {
  const { t } = useTranslation();
  const { api } = useStorefront();
  const [state, setState] = useState<State>('asking');

  const handleSend = useOneAtATime(async () => {
    setState('sending');
    setState(await attemptCall(({ requestVerification }) => api(requestVerification, {})));
  });

  const result = typeof state === 'object' ? state : null;
  if (result?.ok) {
    return (
      <div className={styles.root}>
        <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status">
          {t('profile.linkSent')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <Notice tone="warning">{t('profile.confirmEmail')}</Notice>
      <FormError>
        {result && <bdi>{result.refusal.sentence ?? t('profile.linkFailed')}</bdi>}
      </FormError>
      <Button
        variant="secondary"
        size="sm"
        loading={state === 'sending'}
        onClick={() => void handleSend()}
      >
        {t('profile.sendAgain')}
      </Button>
    </div>
  );
}
