import { maxRunNote, type RunDetails, toPounds } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Checkbox, Text, TextArea, TextField } from '@craftsandore/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { readNumber } from '../../../form/read-number.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { CloseRun } from './run-calls.ts';

type CloseRunDialogProps = { run: RunDetails; onClose: () => void; onSubmit: CloseRun };

type Fields = { counted: string; note: string; isAccepted: boolean };

/** Asks what was counted of a driver's cash, and why it differs where it does. */
export function CloseRunDialog({ run, onSubmit, onClose }: CloseRunDialogProps) {
  const { t } = useTranslation();
  const { money } = useLocale();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: { counted: '', note: '', isAccepted: false },
  });
  const { errors } = formState;
  const counted = readNumber(useWatch({ control, name: 'counted' }));
  const isTyped = counted !== undefined && counted >= 0;
  const difference = isTyped ? Math.round(counted * 100) - run.due : 0;
  const amount = money(Math.abs(difference) as typeof run.due); // whole piastres, as the due are
  const left = run.stopsCount - run.doneCount;

  async function close({ note, isAccepted }: Fields) {
    if (counted === undefined) return;
    setPending(true);
    const result = await onSubmit({
      ...{ counted, seenTaken: toPounds(run.taken) },
      ...(difference !== 0 && { note: note.trim(), isAccepted }),
    });
    setPending(false);
    if (result.ok) onClose();
    else setRefusal(sentenceOf(result.refusal));
  }

  return (
    <FormDialog
      title={t('runs.close')}
      description={t('runs.closeWords', { taken: money(run.taken) })}
      submit={{ label: t('runs.submit') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(close)(event)}
    >
      {left > 0 && <Text>{t('runs.left', { count: left })}</Text>}
      <TextField
        {...register('counted', {
          validate: (typed) => (readNumber(typed) ?? -1) >= 0 || t('runs.countedRequired'),
        })}
        label={t('runs.countedLabel')}
        inputMode="decimal"
        error={errors.counted?.message}
      />
      {isTyped && (
        <Text role="status" weight="medium">
          {difference === 0
            ? t('runs.agrees')
            : t(difference < 0 ? 'runs.short' : 'runs.over', { amount })}
        </Text>
      )}
      {difference !== 0 && (
        <>
          <TextArea
            {...register('note', {
              validate: (note) => note.trim() !== '' || t('runs.noteRequired'),
            })}
            label={t('runs.note')}
            maxLength={maxRunNote}
            error={errors.note?.message}
          />
          <Checkbox {...register('isAccepted')} label={t('runs.accept')} />
          <Text size="xs" tone="muted">
            {t('runs.acceptHint')}
          </Text>
        </>
      )}
    </FormDialog>
  );
}
