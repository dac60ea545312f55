import type { Result } from '@craftsandore/api-client';
import type { SynonymGroup } from '@craftsandore/contract';
import { FormError, Notice, Radio, RadioGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Terms } from '../terms.tsx';

const maxTerms = 8;

type GroupChoiceProps = {
  result: Result<SynonymGroup[]>;
  /** What was typed to find them, and the search that found nothing. */
  word: string;
  missed: string;
  /** A group, or none for a new one; undefined until somebody chooses. */
  chosen: { group: SynonymGroup | undefined } | undefined;
  onChoose: (group: SynonymGroup | undefined) => void;
};

/** The groups that hold a word, and a new one for where none of them is right. */
export function GroupChoice({ result, word, missed, chosen, onChoose }: GroupChoiceProps) {
  const { t } = useTranslation();
  if (!result.ok) {
    return <FormError>{result.refusal.sentence ?? t('synonyms.failed')}</FormError>;
  }
  if (result.value.length === 0 && word === missed) {
    return <Notice role="status">{t('addSynonym.noGroup')}</Notice>;
  }

  return (
    <RadioGroup label={t('addSynonym.choose')}>
      {result.value.map((group) => (
        <Radio
          key={group.id}
          name="group"
          label={<Terms terms={group.terms} most={maxTerms} />}
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
