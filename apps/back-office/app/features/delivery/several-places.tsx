import { findGovernorate, type GovernorateCode } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, LiveRegion, TextField } from '@craftsandore/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readNumber } from '../../form/read-number.ts';
import { faultOf, fieldOf, type NumberOfPlace } from './delivery-fields.ts';
import styles from './several-places.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFieldWords } from './use-field-words.ts';
import type { TickedPlaces } from './use-ticked-places.ts';

type SeveralPlacesProps = {
  form: DeliveryForm;
  ticking: TickedPlaces;
  onTouched: (code: GovernorateCode) => void;
};

type Numbers = Record<NumberOfPlace, string>;

// The first days before the last ones, which are judged by them.
const fields = ['fee', 'daysMin', 'daysMax', 'cashUpTo'] as const satisfies NumberOfPlace[];
const empty: Numbers = { fee: '', daysMin: '', daysMax: '', cashUpTo: '' };

/** Names as many as fit in a line; of more, how many there are. */
const maxNamed = 5;

/** Sets numbers for all ticked governorates at once; they are saved with everything else. */
export function SeveralPlaces({ form, ticking, onTouched }: SeveralPlacesProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const { ofPlaces } = useFieldWords();
  const hintId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [numbers, setNumbers] = useState(empty);
  const [faults, setFaults] = useState<Partial<Numbers>>({});
  const [applied, setApplied] = useState('');
  const { ticked, clear } = ticking;
  const count = ticked.length;

  function findFaults(): Partial<Numbers> {
    const given = fields.filter((field) => numbers[field].trim());
    if (given.length === 0) return { fee: t('deliverySettings.nothingToSet') };
    const found = given.flatMap((field) => {
      const fault = faultOf(field, numbers[field], (issue) => validationSentence(issue, locale));
      return fault ? [[field, fault]] : [];
    });
    const [first, last] = [numbers.daysMin, numbers.daysMax].map(readNumber);
    const isReversed = first !== undefined && last !== undefined && first > last;
    return {
      ...(isReversed && { daysMax: t('deliverySettings.daysReversed') }),
      ...Object.fromEntries(found),
    };
  }

  function apply() {
    const found = findFaults();
    setFaults(found);
    const wrong = fields.find((field) => field in found);
    if (wrong) {
      bar.current?.querySelector<HTMLElement>(`[data-sets=${wrong}]`)?.focus();
      return;
    }
    for (const code of ticked) {
      for (const field of fields) {
        const name = fieldOf(code, field);
        form.set(name, numbers[field].trim() || form.typed[name]);
      }
    }
    setNumbers(empty);
    setApplied(t('deliverySettings.applied', { count }));
    if (ticked[0]) onTouched(ticked[0]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') clear();
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would save the page
    apply();
  }

  const ticks = t('deliverySettings.ticked', { count });
  const names = ticked.map((code) => {
    const place = findGovernorate(code);
    return place ? local(place, 'name') : code;
  });

  return (
    <>
      <LiveRegion>{applied}</LiveRegion>
      {count > 0 && (
        <div ref={bar} className={styles.root}>
          <p role="status">
            {count > maxNamed
              ? ticks
              : t('deliverySettings.tickedNames', {
                  ticked: ticks,
                  names: names.join(t('form.comma')),
                })}
          </p>
          <div className={styles.fields}>
            {fields.map((field) => (
              <TextField
                key={field}
                label={ofPlaces[field]}
                data-sets={field}
                inputMode={field.startsWith('days') ? 'numeric' : 'decimal'}
                autoComplete="off"
                value={numbers[field]}
                error={faults[field]}
                onKeyDown={handleKey}
                onChange={({ target }) => {
                  setNumbers({ ...numbers, [field]: target.value });
                  setFaults({ ...faults, [field]: undefined });
                  setApplied('');
                }}
              />
            ))}
            <span className={styles.buttons}>
              <Button size="sm" variant="secondary" aria-describedby={hintId} onClick={apply}>
                {t('deliverySettings.apply', { count })}
              </Button>
              <Button size="sm" variant="quiet" onClick={clear}>
                {t('list.untick')}
              </Button>
            </span>
          </div>
          <p id={hintId} className={styles.hint}>
            {t('deliverySettings.setHint')}
          </p>
        </div>
      )}
    </>
  );
}
