import { DeliverySettings, piastres } from '@craftsandore/contract';
import { formattersFor, validationSentence } from '@craftsandore/i18n';
import { describe, expect, test } from 'vitest';

import { someSettings } from '../../testing/delivery-settings.ts';
import {
  changedPlaces,
  DeliveryFields,
  fieldAt,
  fieldsOfDelivery,
  isShopChanged,
  sentOf,
  settingsOf,
  type TypedDelivery,
} from './delivery-fields.ts';

const settings = someSettings();
const fields = fieldsOfDelivery(settings, formattersFor('en').number);
const inArabic = fieldsOfDelivery(settings, formattersFor('ar').number);

/** What is wrong, by field. */
function refusalsOf(changes: Partial<TypedDelivery>) {
  const { error } = DeliveryFields.safeParse(
    { ...fields, ...changes },
    { error: (issue) => validationSentence(issue, 'en') },
  );
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

test('what is saved is typed in the digits of the page, and read as it was', () => {
  expect(fields).toMatchObject({ freeFrom: '1,500', 'EG-GZ:fee': '60', 'EG-SIN:isServed': '' });
  expect(inArabic).toMatchObject({ freeFrom: '١٬٥٠٠', 'EG-GZ:fee': '٦٠', 'EG-C:cashUpTo': '' });
  expect(settingsOf(fields)).toEqual(settings);
  expect(settingsOf(inArabic)).toEqual(settings);
});

test('is sent in pounds, and understood by the contract', () => {
  const sent = DeliveryFields.parse({ ...fields, 'EG-GZ:fee': '٦٠٫٥', freeFrom: '' });
  expect(sent).toMatchObject({ freeFrom: null, cashUpTo: 4000 });
  expect(DeliverySettings.parse(sent)).toEqual({
    ...settings,
    freeFrom: null,
    governorates: settings.governorates.map((place) =>
      place.code === 'EG-GZ' ? { ...place, fee: piastres(6_050) } : place,
    ),
  });
});

describe('what is wrong is said at its field', () => {
  test.each<[Partial<TypedDelivery>, string, string]>([
    [{ 'EG-GZ:fee': '' }, 'EG-GZ:fee', 'This field is required.'],
    [{ 'EG-GZ:fee': 'ten' }, 'EG-GZ:fee', 'Please enter a number.'],
    [{ 'EG-GZ:fee': '-1' }, 'EG-GZ:fee', 'Please enter 0 or more.'],
    [{ 'EG-GZ:fee': '100000000' }, 'EG-GZ:fee', 'Please enter 1,000,000 or less.'],
    [{ 'EG-C:daysMin': '1.5' }, 'EG-C:daysMin', 'Please enter a whole number.'],
    [{ 'EG-C:daysMax': '61' }, 'EG-C:daysMax', 'Please enter 60 or less.'],
    [{ 'EG-C:daysMin': '9' }, 'EG-C:daysMax', 'This value cannot be used.'],
    [
      { 'EG-JS:cashUpTo': '0.001' },
      'EG-JS:cashUpTo',
      'Please enter at most 2 digits after the decimal point.',
    ],
    [{ freeFrom: '12,5' }, 'freeFrom', 'Please write decimals with a point, such as 1.2.'],
    [{ workingDays: '' }, 'workingDays', 'Please enter 1 or more.'],
    [{ holidays: '[{"date":"","name":"A","nameAr":"أ"}]' }, 'holidays', 'This field is required.'],
  ])('%j', (changes, field, sentence) => {
    expect(refusalsOf(changes)).toEqual({ [field]: sentence });
    expect(settingsOf({ ...fields, ...changes })).toBeNull();
  });

  test('all of it at once', () => {
    const changes = { 'EG-GZ:fee': '', 'EG-C:daysMin': '9', cashUpTo: '-5', workingDays: '' };
    expect(Object.keys(refusalsOf(changes)).toSorted()).toEqual(
      ['EG-GZ:fee', 'EG-C:daysMax', 'cashUpTo', 'workingDays'].toSorted(),
    );
  });
});

test.each([
  ['governorates.1.fee', 'EG-GZ:fee'],
  ['governorates.0.daysMax', 'EG-C:daysMax'],
  ['holidays.2.name', 'holidays'],
  ['freeFrom', 'freeFrom'],
])('%s of the API is the field %s', (path, field) => {
  expect(fieldAt(path.split('.'))).toBe(field);
});

test('only what means something else is a change', () => {
  expect(changedPlaces(inArabic, fields)).toEqual([]);
  expect(isShopChanged(inArabic, fields)).toBe(false);
  const typed = { ...fields, 'EG-GZ:fee': '61', 'EG-C:isServed': '', cutOffHour: '12' };
  expect(changedPlaces(typed, fields)).toEqual(['EG-C', 'EG-GZ']);
  expect(isShopChanged(typed, fields)).toBe(true);
});

test('a governorate whose order the settings change keeps its own fields', () => {
  const turned = { ...settings, governorates: settings.governorates.toReversed() };
  expect(sentOf(fieldsOfDelivery(turned, String))).toEqual(
    sentOf(fieldsOfDelivery(settings, String)),
  );
});
