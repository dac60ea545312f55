import type { Result } from '@craftsandore/api-client';
import { ButtonLink, FormError } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import mortar from './assets/mortar.webp';
import { AuthPage } from './auth-page.tsx';

/** What became of the link that confirms an email address; null where it was no whole link. */
export function VerifyEmailPage({ result }: { result: Result<unknown> | null }) {
  const { t } = useTranslation();

  // The link opened once more, which says of other links nothing.
  const isDoneBefore = result?.ok === false && result.refusal.code === 'account.already_verified';

  if (result?.ok || isDoneBefore) {
    const lead = isDoneBefore ? result.refusal.sentence : t('verify.doneLead');
    return (
      <AuthPage title={t('verify.done')} lead={lead} photo={mortar}>
        <ButtonLink href="/home" size="lg" block>
          {t('verify.shop')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('verify.failed')} photo={mortar}>
      <FormError>
        <bdi>{result?.refusal.sentence ?? t('verify.failedReason')}</bdi>
      </FormError>
      <ButtonLink href="/profile" size="lg" block>
        {t('verify.profile')}
      </ButtonLink>
    </AuthPage>
  );
}
