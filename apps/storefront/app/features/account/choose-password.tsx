import type { Result } from '@craftsandore/api-client';
import { Button, FormError, Notice, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../hooks/take-focus.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';

type State = 'asking' | 'sending' | Result<unknown>;

/** For an account that came by an identity provider: a link to choose a password, which other changes need. */
export function ChoosePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const { api } = useStorefront();
  const [state, setState] = useState<State>('asking');
  const result = typeof state === 'object' ? state : null;

  const handleSend = useOneAtATime(async () => {
    setState('sending');
    setState(
      await attemptCall(({ requestPasswordReset }) =>
        api(requestPasswordReset, { body: { email } }),
      ),
    );
  });

  if (result?.ok) {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status">
        {t('profile.linkSent')}
      </Notice>
    );
  }
  return (
    <>
      <Text tone="muted" size="sm">
        {t('edit.noPassword')}
      </Text>
      <FormError>
        {result && <bdi>{result.refusal.sentence ?? t('profile.linkFailed')}</bdi>}
      </FormError>
      <Button
        variant="secondary"
        size="sm"
        loading={state === 'sending'}
        onClick={() => void handleSend()}
      >
        {t('edit.choosePassword')}
      </Button>
    </>
  );
}
