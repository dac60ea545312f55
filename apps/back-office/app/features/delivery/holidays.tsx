import { DeliverySettings } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, IconButton, PlusIcon, TextField, TrashIcon } from '@craftsandore/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { refusedByApi } from '../../form/use-edit-form.ts';
import { useInLanguage } from '../../form/use-in-language.ts';
import { type Holiday, holidaysAsText, holidaysIn } from './delivery-fields.ts';
import styles from './holidays.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFocusable } from './use-focusable.ts';

const HolidayFields = DeliverySettings.shape.holidays.element;

/** Days on which no parcel moves, with what they are called. */
export function Holidays({ form }: { form: DeliveryForm }) {
  const { t } = useTranslation();
  const { date: longDate, locale } = useLocale();
  const inLanguage = useInLanguage();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusable(form, 'holidays', group);
  const holidays = holidaysIn(form.typed.holidays);
  const error = form.errors.holidays;

  const keep = (changed: Holiday[]) => form.set('holidays', holidaysAsText(changed));
  const change = (index: number, fields: Partial<Holiday>) =>
    keep(holidays.map((holiday, at) => (at === index ? { ...holiday, ...fields } : holiday)));

  // A new one is written at once; after one is removed, the keyboard goes on from the button that adds.
  const count = useRef(holidays.length);
  useEffect(() => {
    const isAdded = holidays.length === count.current + 1;
    const isRemoved = holidays.length === count.current - 1;
    count.current = holidays.length;
    const isHere = group.current?.contains(document.activeElement);
    const wasHere = document.activeElement === document.body;
    if (isAdded && isHere) {
      group.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    } else if (isRemoved && (isHere || wasHere)) {
      group.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
    }
  }, [holidays.length]);

  /** What is wrong with a holiday, by field; nothing until the form was sent. */
  function problemsOf(holiday: Holiday) {
    if (!error) return {};
    const { error: found } = HolidayFields.safeParse(holiday, {
      error: (issue) => validationSentence(issue, locale),
      reportInput: true,
    });
    const problems = found?.issues.map(({ path: [field], message }) => [field, message]) ?? [];
    const isTwice = holidays.filter(({ date }) => date === holiday.date).length > 1;
    return {
      ...(isTwice && { date: t('deliverySettings.holidayTwice') }),
      ...(Object.fromEntries(problems) as Partial<Holiday>), // fields of a holiday
    };
  }

  return (
    <fieldset ref={group} className={styles.root}>
      <legend className={styles.legend}>{t('deliverySettings.holidays')}</legend>
      <p className={styles.hint}>{t('deliverySettings.holidaysHint')}</p>
      <ul className={styles.list}>
        {holidays.map((holiday, index) => {
          const { date, name, nameAr } = holiday;
          const problems = problemsOf(holiday);
          return (
            // What is typed changes all of a holiday, so that only its place is a key.
            <li key={index}>
              <TextField
                type="date"
                label={t('deliverySettings.holidayDate')}
                value={date}
                error={problems.date}
                onChange={({ target }) => change(index, { date: target.value })}
              />
              <TextField
                {...inLanguage('ar', t('deliverySettings.holidayName'))}
                value={nameAr}
                error={problems.nameAr}
                onChange={({ target }) => change(index, { nameAr: target.value })}
              />
              <TextField
                {...inLanguage('en', t('deliverySettings.holidayName'))}
                value={name}
                error={problems.name}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <IconButton
                className={styles.remove}
                label={
                  date
                    ? t('deliverySettings.removeHoliday', { date: longDate(date) })
                    : t('deliverySettings.removeNewHoliday')
                }
                onClick={() => keep(holidays.filter((_, at) => at !== index))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {error?.type === refusedByApi && <p className={styles.error}>{error.message}</p>}
      <Button
        size="sm"
        variant="quiet"
        className={styles.add}
        data-adds
        iconBefore={<PlusIcon />}
        onClick={() => keep([...holidays, { date: '', name: '', nameAr: '' }])}
      >
        {t('deliverySettings.addHoliday')}
      </Button>
    </fieldset>
  );
}
