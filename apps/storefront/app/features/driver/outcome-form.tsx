import type { DriverStop } from '@craftsandore/contract';
import {
  maxRunNote,
  notReachedReasons,
  refusedReasons,
  type StopOutcome,
  stopOutcomes,
  toLatinDigits,
  toPounds,
} from '@craftsandore/contract/plain';
import { Button, Select, TextField } from '@craftsandore/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Said } from './kept-run.ts';
import styles from './driver-page.module.css';

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

/** Asks what came of a stop, and what goes with it. */
export function OutcomeForm({ stop, onTell, onClose }: OutcomeFormProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<StopOutcome>();
  const [isWrong, setWrong] = useState(false);

  function tell(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!outcome) return;
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const text = (name: string) => String(form[name] ?? '').trim();
    const cash = stop.cashDue === 0 ? 0 : amountIn(text('cash'));
    const isCash = outcome !== 'delivered' || (Number.isFinite(cash) && cash >= 0);
    const isDay = outcome !== 'postponed' || text('day') !== '';
    setWrong(!isCash || !isDay);
    if (!isCash || !isDay) return;
    const note = text('note');
    onTell({
      outcome,
      ...(outcome === 'delivered' && { cash: Math.round(cash * 100) / 100 }),
      ...(outcome === 'postponed' && { day: text('day') }),
      ...((outcome === 'refused' || outcome === 'not_reached') && {
        reason: text('reason') as 'other', // one of the options
      }),
      ...(note && { note }),
    });
  }

  if (!outcome) {
    return (
      <fieldset className={styles.outcomes}>
        <legend className={styles.legend}>{t('driver.what')}</legend>
        <div className={styles.two}>
          {stopOutcomes.map((name) => (
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
          error={isWrong ? t('driver.cashRequired') : undefined}
        />
      )}
      {outcome === 'postponed' && (
        <TextField
          name="day"
          type="date"
          label={t('driver.until')}
          min={dayAfter(0)}
          max={dayAfter(60)}
          defaultValue={dayAfter(1)}
          error={isWrong ? t('driver.dayRequired') : undefined}
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
