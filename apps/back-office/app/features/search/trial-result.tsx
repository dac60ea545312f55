import { useLocale } from '@craftsandore/i18n/react';
import { Notice } from '@craftsandore/ui';

import type { Outcome } from '../../refusal.ts';
import { ComparedProducts } from './compared-products.tsx';
import { ComparedChecks } from './compared-checks.tsx';
import styles from './trial-result.module.css';
import type { Trial } from './use-trial.ts';

type TrialResultProps = {
  outcome: Outcome<Trial>;
  /** The search that was compared. */
  query: string | undefined;
};

/** What a group would change, in plain sentences; or why nobody knows. Belongs into a `status`, which reads it out. */
export function TrialResult({ outcome, query }: TrialResultProps) {
  const { t } = useLocale();
  if (!outcome.answer) {
    return <Notice tone="danger">{outcome.sentence ?? t('failure.connection')}</Notice>;
  }
  const { worse, before, after, ...checks } = outcome.answer;
  const isInVain = query && after.length === 0;

  return (
    <Notice tone={worse.length > 0 || isInVain ? 'warning' : 'success'}>
      <div className={styles.root}>
        {query && <ComparedProducts query={query} before={before} after={after} />}
        <ComparedChecks {...checks} worse={worse} />
      </div>
    </Notice>
  );
}
