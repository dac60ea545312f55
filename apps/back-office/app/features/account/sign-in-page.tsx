import { Card, Heading, Link, Logo, Notice, Rings, Separator, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { SignInRefusal } from '../../session/begin-session.ts';
import type { SignInFields } from '../../session/sign-in-fields.ts';
import { LanguageToggle } from '../../shell/language-toggle.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

type SignInPageProps = {
  /** Why it is shown, where nobody asked for it: a page was opened without a session, or the session ended. */
  reason?: 'no-token' | 'ended' | undefined;
  shopUrl: string;
  refusal: SignInRefusal | undefined;
  isPending: boolean;
  onSubmit: (fields: SignInFields) => void;
};

export function SignInPage({ reason, shopUrl, refusal, isPending, onSubmit }: SignInPageProps) {
  const { t } = useTranslation();

  return (
    <main id="main" className={styles.root}>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <Rings size="lg" className={styles.rings} />
      <div className={styles.language}>
        <LanguageToggle />
      </div>
      <Card className={styles.card}>
        <p className={styles.place}>
          <span role="img" aria-label={t('shop.name')}>
            <Logo size="sm" />
          </span>
          <Separator variant="inline" />
          {t('backOffice.name')}
        </p>
        <Heading level={1} className={styles.title}>
          {t('signIn.title')}
        </Heading>
        {!reason && !refusal && (
          <Text tone="muted" className={styles.notice}>
            {t('signIn.welcome')}
          </Text>
        )}
        {reason && !refusal && (
          <Notice tone="warning" role="alert" className={styles.notice}>
            {t(reason === 'ended' ? 'signIn.ended' : 'signIn.noToken')}
          </Notice>
        )}
        <SignInForm
          onSubmit={onSubmit}
          isPending={isPending}
          refusal={refusal && <RefusalWords refusal={refusal} shopUrl={shopUrl} />}
        />
      </Card>
    </main>
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
