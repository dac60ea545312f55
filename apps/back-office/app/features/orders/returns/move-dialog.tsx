import type { Result } from '@craftsandore/api-client';
import { maxReturnWords, type StaffReturn } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { TextArea } from '@craftsandore/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { ReturnMove } from './return-calls.ts';
import { WayPayers } from './way-payers.tsx';

type MoveDialogProps = {
  shown: StaffReturn;
  state: ReturnMove['state'];
  onMove: (move: ReturnMove) => Promise<Result<StaffReturn>>;
  onClose: () => void;
};

type Fields = { reason: string; wayPaidBy: StaffReturn['wayPaidBy'] };

/** Asks what goes with the next state of a return: who pays for the way, or why it ends here. */
export function MoveDialog({ shown, state, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const { money, ordinal } = useLocale();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { reason: '', wayPaidBy: shown.wayPaidBy },
  });
  const hasCome = shown.receivedAt !== null;
  const isCutShort = state === 'closed' && (!hasCome || shown.toRefund > 0);
  const asksWhy = state === 'refused' || isCutShort;

  async function move({ reason, wayPaidBy }: Fields) {
    setPending(true);
    const result = await onMove({
      state,
      ...(asksWhy && { reason: reason.trim() }),
      ...(state === 'approved' && { wayPaidBy }),
    });
    setPending(false);
    if (result.ok) onClose();
    else setRefusal(sentenceOf(result.refusal));
  }

  return (
    <FormDialog
      title={t(`returnMove.${state}`)}
      description={t('returns.number', { number: ordinal(shown.id) })}
      submit={{ label: t(`returnMove.${state}`), variant: asksWhy ? 'danger' : 'primary' }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(move)(event)}
    >
      {state === 'approved' && <WayPayers field={register('wayPaidBy')} />}
      {isCutShort && (
        <p>
          {hasCome
            ? t('returns.closeOwed', { amount: money(shown.toRefund) })
            : t('returns.closeEmpty')}
        </p>
      )}
      {asksWhy && (
        <TextArea
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || t('returns.reasonNeeded'),
          })}
          label={t('returns.reasonLabel')}
          hint={state === 'refused' ? t('returns.refuseHint') : t('returns.closeHint')}
          maxLength={maxReturnWords}
          error={formState.errors.reason?.message}
        />
      )}
    </FormDialog>
  );
}
