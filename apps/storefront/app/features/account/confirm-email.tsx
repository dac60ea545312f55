import { Notice } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './confirm-email.module.css';
import { SendLink } from './send-link.tsx';

/** Says that the email address is not confirmed, or what that means here, and offers to send the link again. */
export function ConfirmEmail({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { api } = useStorefront();

  return (
    <div className={styles.root}>
      <SendLink
        label={t('profile.sendAgain')}
        onSend={() => attemptCall(({ requestVerification }) => api(requestVerification, {}))}
      >
        <Notice tone="warning">{children ?? t('profile.confirmEmail')}</Notice>
      </SendLink>
    </div>
  );
}
