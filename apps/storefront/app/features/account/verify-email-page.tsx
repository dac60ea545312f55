import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, FormError } from '@craftsandore/ui';

import mortar from './assets/mortar.webp';
import { AuthPage } from './auth-page.tsx';
import type { AuthAnswer } from './use-auth-form.ts';

/** What became of the link that confirms an e-mail address. */
export function VerifyEmailPage({ answer }: { answer: AuthAnswer }) {
  const { t } = useLocale();

  if ('done' in answer) {
    return (
      <AuthPage title={t('verify.done')} lead={t('verify.doneLead')} picture={mortar}>
        <ButtonLink href="/home" size="lg" block>
          {t('verify.shop')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('verify.failed')} picture={mortar}>
      <FormError>
        <bdi>{answer.reason ?? t('verify.failedReason')}</bdi>
      </FormError>
      <ButtonLink href="/profile" size="lg" block>
        {t('verify.profile')}
      </ButtonLink>
    </AuthPage>
  );
}
