import { maxLength } from '@craftsandore/contract';
import { Button, Panel, Text, TextField } from '@craftsandore/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import formPage from '../../../form/form-page.module.css';
import { TrialResult } from './trial-result.tsx';
import { TrialRunning } from './trial-running.tsx';
import type { useTrial } from './use-trial.ts';

type TrialPanelProps = {
  trial: ReturnType<typeof useTrial>;
  /** Tries the words as they are typed now, and compares what this search finds; none for the checks alone. */
  onTry: (query: string) => void;
};

/** Shows what a group would change before it is saved. */
export function TrialPanel({ trial: { tried, isTrying }, onTry }: TrialPanelProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTrying) onTry(query.trim());
  }

  return (
    <Panel title={t('trial.title')}>
      <form noValidate className={formPage.fields} onSubmit={handleSubmit}>
        <Text size="sm" tone="muted">
          {t('trial.words')}
        </Text>
        <TextField
          label={t('trial.query')}
          hint={t('trial.queryHint')}
          maxLength={maxLength.query}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <div>
          <Button type="submit" variant="secondary" loading={isTrying}>
            {t('trial.run')}
          </Button>
        </div>
        <div role="status">
          {isTrying && <TrialRunning />}
          {tried?.result && <TrialResult result={tried.result} query={tried.attempt.query} />}
        </div>
      </form>
    </Panel>
  );
}
