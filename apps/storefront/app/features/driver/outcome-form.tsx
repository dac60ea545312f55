import type { DriverStop } from '@craftsandore/contract';
import {
  isHandedOver,
  maxRunNote,
  notReachedReasons,
  refusedReasons,
  type StopOutcome,
  stopOutcomes,
  toLatinDigits,
  toPounds,
} from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Select, TextField } from '@craftsandore/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Said } from './kept-run.ts';
import styles from './driver-page.module.css';
import {
  allKept,
  canBePartly,
  dueFor,
  isSome,
  type KeptCounts,
  PartlyFields,
} from './partly-fields.tsx';

type OutcomeFormProps = {
  stop: DriverStop;
  onTell: (said: Omit<Said, 'id' | 'parcelId'>) => void;
  onClose: () => void;
};

/** A day as the phone knows it. */
function dayAfter(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(day);
}

const amountIn = (typed: string) => Number(toLatinDigits(typed).trim().replace('٫', '.') || NaN);

/** What the call is told: pieces of which none were kept go without saying. */
const toKept = (kept: KeptCounts) =>
  [...kept].flatMap(([orderLineId, quantity]) => (quantity > 0 ? { orderLineId, quantity } : []));

/** Asks what came of a stop, and what goes with it. */
export function OutcomeForm({ stop, onTell, onClose }: OutcomeFormProps) {
  const { t } = useTranslation();
  const { money } = useLocale();
  const [outcome, setOutcome] = useState<StopOutcome>();
  const [isWrong, setWrong] = useState({ cash: false, day: false, kept: false });
  const [kept, setKept] = useState<KeptCounts>(() => allKept(stop));

  function tell(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!outcome) return;
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const text = (name: string) => String(form[name] ?? '').trim();
    const isPartly = outcome === 'partly';
    const isRefused = outcome === 'refused';
    const due = isPartly ? dueFor(stop, kept) : stop.cashDue;
    const cash = due === 0 || (isRefused && text('cash') === '') ? 0 : amountIn(text('cash'));
    const most = isRefused ? toPounds(stop.cashDue) : Infinity;
    const wrong = {
      cash: (isRefused || isHandedOver(outcome)) && !(cash >= 0 && cash <= most),
      day: outcome === 'postponed' && text('day') === '',
      kept: isPartly && !isSome(stop, kept),
    };
    setWrong(wrong);
    if (wrong.cash || wrong.day || wrong.kept) return;
    const note = text('note');
    onTell({
      outcome,
      ...(isPartly && { kept: toKept(kept) }),
      ...((isHandedOver(outcome) || (isRefused && cash > 0)) && {
        cash: Math.round(cash * 100) / 100,
      }),
      ...(outcome === 'postponed' && { day: text('day') }),
      ...((isRefused || outcome === 'not_reached') && {
        reason: text('reason') as 'other', // one of the options
      }),
      ...(note && { note }),
    });
  }

  const isOffered = (name: StopOutcome) => name !== 'partly' || canBePartly(stop);

  if (!outcome) {
    return (
      <fieldset className={styles.outcomes}>
        <legend className={styles.legend}>{t('driver.what')}</legend>
        <div className={styles.two}>
          {stopOutcomes.filter(isOffered).map((name) => (
            <Button
              key={name}
              variant={name === 'delivered' ? 'primary' : 'secondary'}
              onClick={() => setOutcome(name)}
            >
              {t(`stopOutcome.${name}`)}
            </Button>
          ))}
        </div>
      </fieldset>
    );
  }
  const reasons = outcome === 'refused' ? refusedReasons : notReachedReasons;

  return (
    <form noValidate className={styles.form} onSubmit={tell}>
      {outcome === 'delivered' && stop.cashDue > 0 && (
        <TextField
          name="cash"
          label={t('driver.cashTaken')}
          inputMode="decimal"
          defaultValue={String(toPounds(stop.cashDue))}
          error={isWrong.cash ? t('driver.cashRequired') : undefined}
        />
      )}
      {outcome === 'partly' && (
        <PartlyFields {...{ stop, kept }} wrong={isWrong} onKeep={setKept} />
      )}
      {outcome === 'postponed' && (
        <TextField
          name="day"
          type="date"
          label={t('driver.until')}
          min={dayAfter(0)}
          max={dayAfter(60)}
          defaultValue={dayAfter(1)}
          error={isWrong.day ? t('driver.dayRequired') : undefined}
        />
      )}
      {(outcome === 'refused' || outcome === 'not_reached') && (
        <Select name="reason" label={t('driver.reason')}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`stopReason.${reason}`)}
            </option>
          ))}
        </Select>
      )}
      {outcome === 'refused' && stop.cashDue > 0 && (
        <TextField
          name="cash"
          label={t('driver.wayPaid')}
          hint={
            // Where it is free there is none to name; a run that the phone kept from before knows of none.
            stop.shippingFees
              ? t('driver.wayFee', { fee: money(stop.shippingFees) })
              : t('driver.wayHint')
          }
          inputMode="decimal"
          error={isWrong.cash ? t('driver.wayWrong', { most: money(stop.cashDue) }) : undefined}
        />
      )}
      <TextField name="note" label={t('driver.words')} maxLength={maxRunNote} dir="auto" />
      <div className={styles.two}>
        <Button type="submit">{t(`stopSaved.${outcome}`)}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            setOutcome(undefined);
            onClose();
          }}
        >
          {t('driver.back')}
        </Button>
      </div>
    </form>
  );
}
