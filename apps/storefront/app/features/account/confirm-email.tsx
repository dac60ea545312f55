import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Notice } from '@craftsandore/ui';
import { useState } from 'react';

import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { sentenceOf } from '../../shop/failure.ts';
import { useShop } from '../../shop/shop.ts';
import styles from './confirm-email.module.css';

type State = 'asking' | 'sending' | 'sent' | { reason: string | null };

/** Says that the e-mail address is not confirmed, and offers to send the link again. */
export function ConfirmEmail() {
  const { t } = useLocale();
  const { api } = useShop();
  const [state, setState] = useState<State>('asking');

  const handleSend = useOneAtATime(async () => {
    setState('sending');
    try {
      const { requestVerification } = await import('../../shop/calls.ts');
      await api(requestVerification, {});
      setState('sent');
    } catch (error) {
      setState({ reason: sentenceOf(error) });
    }
  });

  if (state === 'sent') {
    return (
      <div className={styles.root}>
        <Notice tone="success" role="status">
          {t('profile.linkSent')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <Notice tone="warning">{t('profile.confirmEmail')}</Notice>
      <FormError>
        {typeof state === 'object' && <bdi>{state.reason ?? t('profile.linkFailed')}</bdi>}
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
