import { useLocale } from '@craftsandore/i18n/react';
import { Button, ConfirmDialog, Heading, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { sentenceOf } from '../../shop/failure.ts';
import { forgetPerson } from '../../shop/forget-person.ts';
import { useShop } from '../../shop/shop.ts';
import styles from './sign-out-everywhere.module.css';

/** Ends the sessions of all devices. Shows a failure, unlike an ordinary sign-out: a lost device would stay in. */
export function SignOutEverywhere() {
  const { t } = useLocale();
  const { api, session } = useShop();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const [reason, setReason] = useState<string | null>(null);

  function ask(asking: boolean) {
    setAsking(asking);
    setState('asking');
  }

  const handleConfirm = useOneAtATime(async () => {
    setState('working');
    try {
      const { logoutEverywhere } = await import('../../shop/calls.ts');
      await api(logoutEverywhere, {});
      forgetPerson(session);
      session.getState().end();
      await navigate('/signin');
    } catch (error) {
      setReason(sentenceOf(error));
      setState('failed');
    }
  });

  return (
    <section className={styles.root}>
      <Heading level={2} size="h4">
        {t('profile.security')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('profile.securityHint')}
      </Text>
      <Button variant="secondary" size="sm" onClick={() => ask(true)}>
        {t('profile.signOutEverywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={t('profile.signOutQuestion')}
        description={t('profile.signOutReason')}
        confirmLabel={t('profile.signOutEverywhere')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => void handleConfirm()}
        state={state}
        message={<bdi>{reason ?? t('profile.signOutFailed')}</bdi>}
      />
    </section>
  );
}
