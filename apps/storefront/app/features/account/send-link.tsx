import type { Result } from '@craftsandore/api-client';
import { Button, FormError, Notice } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../hooks/take-focus.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';

type State = 'asking' | 'sending' | Result<unknown>;

type SendLinkProps = {
  label: string;
  onSend: () => Promise<Result<unknown>>;
  /** What is said until it was sent. */
  children: ReactNode;
};

/** Has a link mailed to the person, and says that it was. */
export function SendLink({ label, onSend, children }: SendLinkProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('asking');
  const result = typeof state === 'object' ? state : null;

  const handleSend = useOneAtATime(async () => {
    setState('sending');
    setState(await onSend());
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
      {children}
      <FormError>
        {result && <bdi>{result.refusal.sentence ?? t('profile.linkFailed')}</bdi>}
      </FormError>
      <Button
        variant="secondary"
        size="sm"
        loading={state === 'sending'}
        onClick={() => void handleSend()}
      >
        {label}
      </Button>
    </>
  );
}
