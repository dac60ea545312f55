import { FormError, Panel, TextArea } from '@craftsandore/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../../form/edit-conflict-notice.tsx';
import { FormMessage } from '../../../form/form-message.tsx';
import formPage from '../../../form/form-page.module.css';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { problemOf } from './synonym-fields.ts';
import type { SynonymFormState } from './use-synonym-form.ts';

type SynonymFormProps = {
  /** For the button that sends it from elsewhere. */
  id: string;
  form: SynonymFormState;
  /** Why the words make no group; its sentence is said once somebody has tried them. */
  problem: ReturnType<typeof problemOf>;
  onSubmit: (event: FormEvent) => void;
};

export function SynonymForm({ id, form, problem, onSubmit }: SynonymFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const { register, errors, refusal, conflict } = form;

  return (
    <Panel title={t('synonyms.group')}>
      <form id={id} noValidate className={formPage.fields} onSubmit={onSubmit}>
        <FormMessage>
          {conflict ? (
            <EditConflictNotice
              conflict={conflict}
              terms={{ terms: t('synonyms.terms'), note: t('synonyms.note') }}
              wordsOf={(_, value) => value.replaceAll('\n', t('form.comma'))}
            />
          ) : (
            refusal && <FormError>{sentenceOf(refusal)}</FormError>
          )}
        </FormMessage>
        <TextArea
          {...register('terms')}
          label={t('synonyms.terms')}
          hint={t('synonyms.termsHint')}
          error={problem && t(problem)}
          rows={10}
        />
        <TextArea
          {...register('note')}
          label={t('synonyms.note')}
          hint={t('synonyms.noteHint')}
          error={errors.note?.message}
          rows={2}
        />
      </form>
    </Panel>
  );
}
