import { cancelReasons, maxLength, type TakenOrder } from '@craftsandore/contract';
import { formatTimestamp } from '@craftsandore/i18n';
import { dayAfter } from '@craftsandore/rules';
import { Button, Select, TextArea, TextField } from '@craftsandore/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { sentMoment, typedMoment } from '../../../form/egypt-time.ts';
import type { Deed } from './outbox.ts';
import styles from './outcome-question.module.css';
import type { AskingOutcome } from './outcomes.ts';

/** What is told besides the outcome. */
type Told = Pick<Deed['attempt'], 'until' | 'reason' | 'note'>;

type OutcomeQuestionProps = {
  outcome: AskingOutcome;
  /** What it begins with. */
  told: Told;
  partsOfDay: TakenOrder['partsOfDay'];
  onTell: (told: Told) => void;
  onBack: () => void;
};

type Reason = NonNullable<Told['reason']>;
type Fields = { note: string; reason: Reason | ''; until: string };

/** Nobody refuses a parcel that has not left. */
const reasons = cancelReasons.filter((reason): reason is Reason => reason !== 'refused');

/** Asks in place for what an outcome is noted with. */
export function OutcomeQuestion({
  outcome,
  told,
  partsOfDay,
  onTell,
  onBack,
}: OutcomeQuestionProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { register, handleSubmit, getValues, formState } = useForm<Fields>({
    defaultValues: {
      note: told.note ?? '',
      reason: told.reason ?? '',
      until: typedMoment(told.until ?? null),
    },
  });
  const { errors } = formState;
  const isLater = outcome === 'asked_later';
  const form = useRef<HTMLFormElement>(null);
  // What was pressed is gone.
  useEffect(
    () => form.current?.querySelector<HTMLElement>('button, select, textarea')?.focus(),
    [],
  );

  const tell = ({ note: typed, ...told }: Partial<Fields>) => {
    const said = typed?.trim();
    onTell({
      ...(said && { note: said }),
      ...(told.reason && { reason: told.reason }),
      ...(told.until && { until: told.until }),
    });
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onBack();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape is a second way; the first is a button
    <form
      ref={form}
      noValidate
      className={styles.root}
      aria-label={t(`outcomeQuestion.${outcome}`)}
      onKeyDown={escape}
      onSubmit={(event) =>
        void handleSubmit(({ note, reason, until }) =>
          tell({ note, ...(isLater ? { until: sentMoment(until) } : { reason }) }),
        )(event)
      }
    >
      <h3 className={styles.question}>{t(`outcomeQuestion.${outcome}`)}</h3>
      {isLater && (
        <Offers
          now={now}
          partsOfDay={partsOfDay}
          onChoose={(until) => tell({ note: getValues('note'), until })}
        />
      )}
      {outcome === 'declined' && (
        <Select
          {...register('reason', { required: t('cancelling.reasonRequired'), deps: 'note' })}
          label={t('cancelling.reason')}
          error={errors.reason?.message}
        >
          <option value="">{t('cancelling.choose')}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`cancelReason.${reason}`)}
            </option>
          ))}
        </Select>
      )}
      {isLater && (
        <TextField
          {...register('until', {
            validate: (typed) =>
              Date.parse(sentMoment(typed)) > now.getTime() || t('outcomeForm.past'),
          })}
          type="datetime-local"
          label={t('outcomeForm.ownTime')}
          error={errors.until?.message}
        />
      )}
      <TextArea
        {...register('note', {
          validate: (words, { reason }) => {
            if (words.trim()) return true;
            if (outcome === 'confirmed') return t('outcomeForm.depositRequired');
            return reason !== 'other' || t('cancelling.wordsRequired');
          },
        })}
        label={t('outcomeForm.note')}
        dir="auto"
        rows={2}
        maxLength={maxLength.cancelWords}
        error={errors.note?.message}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('outcomeForm.done')}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('outcomeForm.back')}
        </Button>
      </div>
    </form>
  );
}

const hourMs = 3_600_000;

type OffersProps = {
  now: Date;
  partsOfDay: TakenOrder['partsOfDay'];
  onChoose: (moment: string) => void;
};

/** In an hour, and the beginnings of the next parts of the day. */
function Offers({ now, partsOfDay, onChoose }: OffersProps) {
  const { t } = useTranslation();
  const when = useMoment('day and time');
  const [today = ''] = formatTimestamp(now).split(' ');
  const soonest = now.getTime() + hourMs;
  const beginnings = [today, dayAfter(today)]
    .flatMap((day) => Object.values(partsOfDay).map((clock) => sentMoment(`${day}T${clock}`)))
    .filter((moment) => Date.parse(moment) > soonest)
    .toSorted()
    .slice(0, 3);

  return (
    <div className={styles.offers}>
      <Button variant="secondary" onClick={() => onChoose(new Date(soonest).toISOString())}>
        {t('outcomeForm.inAnHour')}
      </Button>
      {beginnings.map((moment) => (
        <Button key={moment} variant="secondary" onClick={() => onChoose(moment)}>
          {when(moment)}
        </Button>
      ))}
    </div>
  );
}
