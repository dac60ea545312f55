import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import { SendLink } from './send-link.tsx';

/** For an account that came by an identity provider: a link to choose a password, which other changes need. */
export function ChoosePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const { api } = useStorefront();

  return (
    <SendLink
      label={t('edit.choosePassword')}
      onSend={() =>
        attemptCall(({ requestPasswordReset }) => api(requestPasswordReset, { body: { email } }))
      }
    >
      <Text tone="muted" size="sm">
        {t('edit.noPassword')}
      </Text>
    </SendLink>
  );
}
