import type { Refusal } from '@craftsandore/api-client';
import { FormError, Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import { FormMessage } from './form-message.tsx';
import type { EditConflict } from './use-edit-form.ts';

type SettingsMessageProps = {
  form: {
    conflict: EditConflict | undefined;
    changedByOthers: string[];
    refusal: Refusal | undefined;
  };
  /** What a field is called. */
  nameOf: (field: string) => string;
  /** What a value is for people. */
  valueOf: (field: string, value: string) => string;
};

/** Why settings were not saved: what a colleague has saved meanwhile, or what the API says. */
export function SettingsMessage(props: SettingsMessageProps) {
  const sentenceOf = useRefusalSentence();
  const { conflict, refusal } = props.form;

  return (
    <FormMessage>
      {conflict || refusal?.code === 'settings.changed' ? (
        <ConflictNotice {...props} />
      ) : (
        refusal && <FormError>{sentenceOf(refusal)}</FormError>
      )}
    </FormMessage>
  );
}

function ConflictNotice({
  form: { conflict, changedByOthers },
  nameOf,
  valueOf,
}: SettingsMessageProps) {
  const { t } = useTranslation();

  if (conflict) {
    const terms = Object.fromEntries(conflict.fields.map((field) => [field, nameOf(field)]));
    return <EditConflictNotice conflict={conflict} terms={terms} wordsOf={valueOf} />;
  }
  const fields = changedByOthers.map(nameOf).join(t('form.comma'));
  return (
    <Notice tone="warning" role="alert">
      {fields ? t('settings.changedByOther', { fields }) : t('settings.changedBeside')}
    </Notice>
  );
}
