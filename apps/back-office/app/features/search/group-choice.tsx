import type { SynonymGroup } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { FormError, Notice, Radio, RadioGroup } from '@craftsandore/ui';

import type { Outcome } from '../../refusal.ts';
import { Terms } from './terms.tsx';

const mostTerms = 8;

type GroupChoiceProps = {
  outcome: Outcome<SynonymGroup[]>;
  /** What was typed to find them, and the search that found nothing. */
  word: string;
  missed: string;
  /** A group, or none for a new one; undefined until somebody chooses. */
  chosen: { group: SynonymGroup | undefined } | undefined;
  onChoose: (group: SynonymGroup | undefined) => void;
};

/** The groups that hold a word, and a new one for where none of them is right. */
export function GroupChoice({ outcome, word, missed, chosen, onChoose }: GroupChoiceProps) {
  const { t } = useLocale();
  if (!outcome.answer) {
    return <FormError>{outcome.sentence ?? t('synonyms.failed')}</FormError>;
  }
  if (outcome.answer.length === 0 && word === missed) {
    return <Notice role="status">{t('addSynonym.noGroup')}</Notice>;
  }

  return (
    <RadioGroup label={t('addSynonym.choose')}>
      {outcome.answer.map((group) => (
        <Radio
          key={group.id}
          name="group"
          label={<Terms terms={group.terms} most={mostTerms} />}
          checked={chosen?.group?.id === group.id}
          onChange={() => onChoose(group)}
        />
      ))}
      {word !== missed && (
        <Radio
          name="group"
          label={t('addSynonym.newGroup', { word, missed })}
          checked={Boolean(chosen) && !chosen?.group}
          onChange={() => onChoose(undefined)}
        />
      )}
    </RadioGroup>
  );
}
