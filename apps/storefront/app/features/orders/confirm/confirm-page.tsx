import type { Result } from '@craftsandore/api-client';
import type { ConfirmLink } from '@craftsandore/contract';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PreloadedLogo } from '../../../components/preloaded-logo.tsx';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { LanguageLink } from '../../../shell/header/language-link.tsx';
import { CancelStep } from './cancel-step.tsx';
import styles from './confirm-page.module.css';
import { ConfirmQuestion } from './confirm-question.tsx';
import { Decided } from './decided.tsx';

type ConfirmPageProps = {
  link: ConfirmLink;
  /** The page itself, to which answers are sent. */
  path: string;
  /** Whether the customer has pressed "Cancel it", and is asked once more. */
  isCancelling: boolean;
  /** What became of an answer; undefined before one. */
  result: Result<unknown> | undefined;
};

/** One decision and nothing else: whether the customer wants what they ordered. Works without scripts. */
export function ConfirmPage({ link, path, isCancelling, result }: ConfirmPageProps) {
  const { t } = useTranslation();
  const isOpen = link.state === 'open' || link.state === 'call_me';
  const refusal = result && !result.ok ? result.refusal : null;
  const answered = { link, path, hasAnswered: result !== undefined };
  const failure = refusal && (refusal.sentence ?? t('confirm.failed'));

  return (
    <>
      <HeadTags title={t('confirm.title')} />
      <header className={styles.header}>
        <Link to="/" aria-label={t('shop.homeLabel')}>
          <PreloadedLogo />
        </Link>
      </header>
      <main id="main" className={styles.root}>
        {!isOpen ? (
          <Decided {...answered} failure={failure} />
        ) : isCancelling ? (
          <CancelStep {...answered} failure={failure} />
        ) : (
          <ConfirmQuestion {...answered} failure={failure} />
        )}
        <div className={styles.foot}>
          {isOpen && (
            <Text size="xs" tone="muted">
              {t('confirm.harmless')}
            </Text>
          )}
          <LanguageLink />
        </div>
      </main>
    </>
  );
}
