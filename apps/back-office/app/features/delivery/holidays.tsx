import { DeliverySettings } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { TextField } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { EditableRows } from '../../form/editable-rows.tsx';
import { refusedByApi } from '../../form/use-edit-form.ts';
import { useFocusable } from '../../form/use-focusable.ts';
import { useInLanguage } from '../../form/use-in-language.ts';
import { type Holiday, holidaysAsText, holidaysIn } from './delivery-fields.ts';
import styles from './holidays.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';

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
    <EditableRows
      group={group}
      label={t('deliverySettings.holidays')}
      hint={t('deliverySettings.holidaysHint')}
      rows={holidays}
      empty={{ date: '', name: '', nameAr: '' }}
      onChange={(changed) => form.set('holidays', holidaysAsText(changed))}
      error={error?.type === refusedByApi ? error.message : undefined}
      addLabel={t('deliverySettings.addHoliday')}
      removeLabel={({ date }) =>
        date
          ? t('deliverySettings.removeHoliday', { date: longDate(date) })
          : t('deliverySettings.removeNewHoliday')
      }
      rowClassName={styles.holiday}
    >
      {(holiday, change) => {
        const problems = problemsOf(holiday);
        return (
          <>
            <TextField
              type="date"
              label={t('deliverySettings.holidayDate')}
              value={holiday.date}
              error={problems.date}
              onChange={({ target }) => change({ date: target.value })}
            />
            <TextField
              {...inLanguage('ar', t('deliverySettings.holidayName'))}
              value={holiday.nameAr}
              error={problems.nameAr}
              onChange={({ target }) => change({ nameAr: target.value })}
            />
            <TextField
              {...inLanguage('en', t('deliverySettings.holidayName'))}
              value={holiday.name}
              error={problems.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </>
        );
      }}
    </EditableRows>
  );
}
