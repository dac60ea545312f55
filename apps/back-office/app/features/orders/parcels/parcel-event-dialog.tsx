import {
  type FailedReason,
  failedReasons,
  type Parcel,
  type ParcelDetails,
  parcelStates,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Select, Skeleton, TextField } from '@craftsandore/ui';
import { Suspense, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { sentMoment } from '../../../form/egypt-time.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { piecesIn } from '../pieces-in.ts';
import type { ParcelNews, Tell } from './parcel-calls.ts';

type ParcelEventDialogProps = {
  /** A row of the list, or with what was sent. */
  parcel: Parcel | ParcelDetails;
  onTell: Tell;
  onClose: () => void;
};

type State = ParcelNews['state'];
/** What is said of a parcel: that some of it was kept is a delivery with its pieces. */
type Said = State | 'partly';
type Fields = { state: Said | ''; reason: FailedReason | ''; at: string };

const states = parcelStates
  .filter((state): state is State => state !== 'booking' && state !== 'booked')
  .flatMap((state): Said[] => (state === 'delivered' ? [state, 'partly'] : [state]));

const PartlyPieces = lazily(() =>
  import('./partly-pieces.tsx').then(({ PartlyPieces }) => PartlyPieces),
);

/** Judged pieces are where they are, and of a single one there is no part. How many a row of the list has is not known. */
const canBePartly = (parcel: Parcel | ParcelDetails): boolean =>
  parcel.inspectedAt === null && (!('pieces' in parcel) || piecesIn(parcel.pieces) > 1);

/** Asks what has happened to a parcel, why, and when where that is not now. */
export function ParcelEventDialog({ parcel, onTell, onClose }: ParcelEventDialogProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [kept, setKept] = useState<ParcelNews['kept'] | null>(null);
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
    if (state === 'partly' && !kept) return setRefusal(t('partly.required'));
    const news = {
      ...(state === 'partly' ? { state: 'delivered' as const, kept: kept ?? [] } : { state }),
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
          .filter((state) => state !== 'partly' || canBePartly(parcel))
          .map((state) => (
            <option key={state} value={state}>
              {state === 'partly' ? t('parcels.partly') : t(`parcelState.${state}`)}
            </option>
          ))}
      </Select>
      {asked === 'partly' && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <PartlyPieces parcel={parcel} onKeep={setKept} />
        </Suspense>
      )}
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
