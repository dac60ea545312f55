import { Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './confirm-email.module.css';
import { SendLink } from './send-link.tsx';

/** Says that the email address is not confirmed, and offers to send the link again. */
export function ConfirmEmail() {
  const { t } = useTranslation();
  const { api } = useStorefront();

  return (
    <div className={styles.root}>
      <SendLink
        label={t('profile.sendAgain')}
        onSend={() => attemptCall(({ requestVerification }) => api(requestVerification, {}))}
      >
        <Notice tone="warning">{t('profile.confirmEmail')}</Notice>
      </SendLink>
    </div>
  );
}
