import { forgetDrafts } from '@craftsandore/resilience';
import { Button, ConfirmDialog, Heading, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { attemptCall } from '../../session/attempt-call.ts';
import { clearCartOnSignOut } from '../../cart/clear-cart-on-sign-out.ts';
import { forgetCachedPages } from '../../navigation/cached-pages.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './sign-out-everywhere.module.css';

/** Ends the sessions of all devices. Shows a failure, unlike an ordinary sign-out: a lost device would stay in. */
export function SignOutEverywhere() {
  const { t } = useTranslation();
  const { api, session } = useStorefront();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const [sentence, setSentence] = useState<string>();

  function ask(asking: boolean) {
    setAsking(asking);
    setState('asking');
  }

  const handleConfirm = useOneAtATime(async () => {
    setState('working');
    const ended = await attemptCall(({ logoutEverywhere }) => api(logoutEverywhere, {}));
    if (!ended.ok) {
      setSentence(ended.refusal.sentence);
      setState('failed');
      return;
    }
    clearCartOnSignOut(session);
    forgetDrafts();
    void forgetCachedPages();
    session.getState().end();
    await navigate('/signin');
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
        message={<bdi>{sentence ?? t('profile.signOutFailed')}</bdi>}
      />
    </section>
  );
}
