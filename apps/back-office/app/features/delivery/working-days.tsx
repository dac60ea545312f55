import { useLocale } from '@craftsandore/i18n/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { daysAsText, daysIn, weekdays } from './delivery-fields.ts';
import styles from './working-days.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFocusable } from '../../form/use-focusable.ts';

/** The days of the week on which parcels move. */
export function WorkingDays({ form }: { form: DeliveryForm }) {
  const { t } = useTranslation();
  const { dayName } = useLocale();
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusable(form, 'workingDays', group);
  const chosen = daysIn(form.typed.workingDays);
  const isWrong = Boolean(form.errors.workingDays);

  function choose(day: number, isChosen: boolean) {
    const days = isChosen ? [...chosen, day] : chosen.filter((other) => other !== day);
    form.set('workingDays', daysAsText(days));
  }

  return (
    <fieldset ref={group} className={styles.root} aria-describedby={isWrong ? errorId : undefined}>
      <legend className={styles.legend}>{t('deliverySettings.workingDays')}</legend>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ target }) => choose(day, target.checked)}
            />
            {dayName(aDayOf(day))}
          </label>
        ))}
      </div>
      {isWrong && (
        <p id={errorId} className={styles.error}>
          {t('deliverySettings.noWorkingDay')}
        </p>
      )}
    </fieldset>
  );
}

/** Noon of some day that is this day of the week: 4 January 2026 was a Sunday. */
const aDayOf = (weekday: number) => Date.UTC(2026, 0, 4 + weekday, 10);
