import type { Result } from '@craftsandore/api-client';
import { Notice } from '@craftsandore/ui';

import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { ComparedChecks } from './compared-checks.tsx';
import { ComparedProducts } from './compared-products.tsx';
import styles from './trial-result.module.css';
import type { Trial } from './use-trial.ts';

type TrialResultProps = {
  result: Result<Trial>;
  /** The search that was compared. */
  query: string | undefined;
};

/** What a group would change, in plain sentences; or why nobody knows. Belongs into a `status`, which reads it out. */
export function TrialResult({ result, query }: TrialResultProps) {
  const sentenceOf = useRefusalSentence();
  if (!result.ok) {
    return <Notice tone="danger">{sentenceOf(result.refusal)}</Notice>;
  }
  const { worse, before, after, ...checks } = result.value;
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
