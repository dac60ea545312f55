import { findGovernorate } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { refusedByApi } from '../../form/use-edit-form.ts';
import { holidaysIn, daysIn, type PlaceField, yes } from './delivery-fields.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

/** What fields, their values and their faults are called. */
export function useFieldWords() {
  const { t } = useTranslation();
  const { dayName, local, shortDate } = useLocale();

  const ofPlaces: Record<PlaceField, string> = {
    fee: t('deliverySettings.fee'),
    daysMin: t('deliverySettings.daysFrom'),
    daysMax: t('deliverySettings.daysTo'),
    cashUpTo: t('deliverySettings.cash'),
    isServed: t('deliverySettings.served'),
  };
  const ofShop: Record<string, string> = {
    freeFrom: t('deliverySettings.freeFrom'),
    cutOffHour: t('deliverySettings.cutOffHour'),
    cashUpTo: t('deliverySettings.cashUpTo'),
    workingDays: t('deliverySettings.workingDays'),
    holidays: t('deliverySettings.holidays'),
  };

  /** `Fee, Giza`. */
  function nameOf(field: string): string {
    const [code = '', ofPlace] = field.split(':');
    const place = findGovernorate(code);
    if (!place || !ofPlace) return ofShop[field] ?? field;
    const name = ofPlaces[ofPlace as PlaceField]; // a governorate has no other
    return t('deliverySettings.ofPlace', { field: name, governorate: local(place, 'name') });
  }

  /** A value for people: that of most fields is what was typed. */
  function valueOf(field: string, value: string): string {
    if (field.endsWith(':isServed')) return t(value === yes ? 'answer.yes' : 'answer.no');
    if (field === 'workingDays') {
      return daysIn(value)
        .map((day) => dayName(Date.UTC(2026, 0, 4 + day, 10)))
        .join(t('form.comma'));
    }
    if (field !== 'holidays') return value;
    return holidaysIn(value)
      .map((holiday) => `${local(holiday, 'name')} (${shortDate(holiday.date)})`)
      .join(t('form.comma'));
  }

  /** What is wrong with a field of a governorate. */
  function problemOf(
    { errors }: Pick<DeliveryForm, 'errors'>,
    field: keyof DeliveryForm['errors'],
  ) {
    const error = errors[field];
    if (!error) return undefined;
    const isReversed = error.type !== refusedByApi && error.type === 'custom';
    return isReversed ? t('deliverySettings.daysReversed') : error.message;
  }

  return { ofPlaces, nameOf, valueOf, problemOf };
}
