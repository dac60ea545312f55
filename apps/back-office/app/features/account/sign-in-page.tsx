import { useLocale } from '@craftsandore/i18n/react';
import { Button, Link, LockIcon, Notice, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { knowsPasskeys } from '../../session/browser-passkeys.ts';
import type { SignInRefusal } from '../../session/begin-session.ts';
import type { SignInFields } from '../../session/sign-in-fields.ts';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

type SignInPageProps = {
  /** Why it is shown, where nobody asked for it: a page was opened without a session, or the session ended. */
  reason?: 'no-token' | 'ended' | undefined;
  shopUrl: string;
  refusal: SignInRefusal | undefined;
  isPending: boolean;
  onSubmit: (fields: SignInFields) => void;
  /** Signs in without a password. */
  onPasskey: () => void;
};

export function SignInPage(props: SignInPageProps) {
  const { reason, shopUrl, refusal, isPending, onSubmit, onPasskey } = props;
  const { t } = useTranslation();
  const { locale } = useLocale();

  return (
    <SignInCard title={t('signIn.title')} standsIn={reason === 'ended'}>
      {!reason && !refusal && <Text tone="muted">{t('signIn.welcome')}</Text>}
      {reason && !refusal && (
        <Notice tone="warning" role="alert">
          {t(reason === 'ended' ? 'signIn.ended' : 'signIn.noToken')}
        </Notice>
      )}
      <SignInForm
        onSubmit={onSubmit}
        isPending={isPending}
        refusal={refusal && <RefusalWords refusal={refusal} shopUrl={shopUrl} />}
      />
      {knowsPasskeys() && (
        <Button
          variant="secondary"
          block
          iconBefore={<LockIcon />}
          disabled={isPending}
          onClick={onPasskey}
        >
          {t('signIn.withPasskey')}
        </Button>
      )}
      {/* An account of staff is one of the shop, which has the pages for that. */}
      <p className={styles.forgot}>
        <Link href={`${shopUrl}/request-reset-password?lang=${locale}`}>{t('account.forgot')}</Link>
      </p>
    </SignInCard>
  );
}

function RefusalWords({ refusal, shopUrl }: { refusal: SignInRefusal; shopUrl: string }) {
  const { t } = useTranslation();
  if (refusal !== 'no-access') return refusal.sentence ?? t('account.signInFailed');

  return (
    <>
      {t('signIn.noAccess')} <Link href={shopUrl}>{t('backOffice.openShop')}</Link>
    </>
  );
}
