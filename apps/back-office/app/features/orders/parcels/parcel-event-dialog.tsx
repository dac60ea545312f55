import {
  type FailedReason,
  failedReasons,
  type Parcel,
  parcelStates,
} from '@craftsandore/contract';
import { Select, TextField } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { sentMoment } from '../../../form/egypt-time.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { ParcelNews, Tell } from './parcel-calls.ts';

type ParcelEventDialogProps = {
  parcel: Pick<Parcel, 'id' | 'state' | 'trackingNumber'>;
  onTell: Tell;
  onClose: () => void;
};

type State = ParcelNews['state'];
type Fields = { state: State | ''; reason: FailedReason | ''; at: string };

const states = parcelStates.filter(
  (state): state is State => state !== 'booking' && state !== 'booked',
);

/** Asks what has happened to a parcel, why, and when where that is not now. */
export function ParcelEventDialog({ parcel, onTell, onClose }: ParcelEventDialogProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Of what is meant now: another choice is another event.
  const meant = useRef({ words: '', key: '' });
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: { state: '', reason: '', at: '' },
  });
  const { errors } = formState;
  const asked = useWatch({ control, name: 'state' });
  const hasReason = asked === 'attempt_failed' || asked === 'returning';

  async function tell({ state, reason, at }: Fields) {
    if (!state) return;
    const news = {
      state,
      ...(hasReason && reason && { reason }),
      ...(at && { at: sentMoment(at) }),
    };
    const words = JSON.stringify(news);
    if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
    setPending(true);
    const result = await onTell(parcel.id, news, meant.current.key);
    setPending(false);
    if (result.ok) onClose();
    else setRefusal(sentenceOf(result.refusal));
  }

  return (
    <FormDialog
      title={t('parcels.tell')}
      description={t('parcels.tellOf', { number: parcel.trackingNumber })}
      submit={{ label: t('parcels.save') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(tell)(event)}
    >
      <Select
        {...register('state', { required: t('parcels.stateRequired') })}
        label={t('parcels.state')}
        error={errors.state?.message}
      >
        <option value="">{t('parcels.choose')}</option>
        {states
          .filter((state) => state !== parcel.state || state === 'attempt_failed')
          .map((state) => (
            <option key={state} value={state}>
              {t(`parcelState.${state}`)}
            </option>
          ))}
      </Select>
      {hasReason && (
        <Select
          {...register('reason', {
            validate: (reason, { state }) =>
              state !== 'attempt_failed' || reason !== '' || t('parcels.reasonRequired'),
          })}
          label={t('parcels.reason')}
          error={errors.reason?.message}
        >
          <option value="">{t('parcels.choose')}</option>
          {failedReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`failedReason.${reason}`)}
            </option>
          ))}
        </Select>
      )}
      <TextField
        {...register('at')}
        type="datetime-local"
        label={t('parcels.at')}
        hint={t('parcels.atHint')}
      />
    </FormDialog>
  );
}
