import type { Refusal, Result } from '@craftsandore/api-client';
import type { SearchMiss, SynonymGroup } from '@craftsandore/contract';
import { Button, FormError, SearchBox } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { TrialResult } from '../trial/trial-result.tsx';
import { TrialRunning } from '../trial/trial-running.tsx';
import { type TrySynonyms, useTrial } from '../trial/use-trial.ts';
import styles from './add-as-synonym.module.css';
import { GroupChoice } from './group-choice.tsx';
import { type FindGroups, useGroupsFound } from './use-groups-found.ts';

export type AddAsSynonymCalls = {
  onFind: FindGroups;
  onTry: TrySynonyms;
  /** Keeps these words as a group: as the one that is given, or as a new one. */
  onAdd: (
    miss: SearchMiss,
    terms: string[],
    group: SynonymGroup | undefined,
  ) => Promise<Result<unknown>>;
};

/** Arrow keys choose every group that they pass. */
const pauseMs = 250;

type AddAsSynonymProps = AddAsSynonymCalls & {
  miss: SearchMiss;
  onClose: () => void;
  onAdded: () => void;
};

/** Where a word that found nothing belongs: looked up, tried at once, kept when somebody says so. */
export function AddAsSynonym({ miss, onFind, onTry, onAdd, onClose, onAdded }: AddAsSynonymProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const { query } = miss;
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const { result, findAgain } = useGroupsFound(wanted, onFind);
  const { tried, isTrying, run, clear } = useTrial(onTry, pauseMs);
  const [chosen, setChosen] = useState<{ group: SynonymGroup | undefined }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setSaving] = useState(false);

  function unchoose() {
    setChosen(undefined);
    clear();
  }

  function choose(group: SynonymGroup | undefined) {
    setChosen({ group });
    setRefusal(undefined);
    const terms = [...new Set([...(group?.terms ?? [wanted]), query])];
    void run({ terms, query, ...(group && { id: group.id }) });
  }

  async function save() {
    if (!tried || !chosen) return;
    setSaving(true);
    const result = await onAdd(miss, tried.attempt.terms, chosen.group);
    setSaving(false);
    if (result.ok) return onAdded();
    // Somebody else may have changed the group: it is to be looked at, and tried, again.
    setRefusal(result.refusal);
    unchoose();
    findAgain();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('addSynonym.title', { query })}
      description={t('addSynonym.words')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button disabled={!tried?.result?.ok} loading={isSaving} onClick={() => void save()}>
            {t('form.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <SearchBox
          label={t('addSynonym.shopWord')}
          clearLabel={t('list.clearSearch')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            unchoose();
          }}
        />
        {refusal && <FormError>{sentenceOf(refusal)}</FormError>}
        {result && (
          <GroupChoice
            result={result}
            word={wanted}
            missed={query}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        <div role="status">
          {isTrying && <TrialRunning />}
          {tried?.result && <TrialResult result={tried.result} query={query} />}
        </div>
      </div>
    </Dialog>
  );
}
