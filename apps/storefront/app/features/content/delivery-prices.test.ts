import { piastres, type ShippingOptions } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { deliveryPrices } from './delivery-prices.ts';

const giza = {
  code: 'EG-GZ',
  name: 'Giza',
  nameAr: 'الجيزة',
  fee: piastres(6000),
  daysMin: 1,
  daysMax: 3,
  cashUpTo: null,
  isServed: true,
} as const;

const options: ShippingOptions = {
  ...{ freeFrom: null, cutOffHour: 14, workingDays: [0], holidays: [] },
  governorates: [giza, { ...giza, daysMax: 1 }, { ...giza, isServed: false }],
};

test('each governorate has its fee and days in the digits of the language, or is said not to be served', () => {
  expect(deliveryPrices(options, 'en').places).toMatchObject([
    { name: 'Giza', days: '1–3' },
    { days: '1' },
    { fee: null, days: null },
  ]);
  const [first] = deliveryPrices(options, 'ar').places;
  expect(first).toMatchObject({ name: 'الجيزة', days: '١–٣' });
  expect(first?.fee).toContain('٦٠');
});

test('tells from which sum delivery is free, where it is', () => {
  expect(deliveryPrices(options, 'en').freeFrom).toBe(null);
  expect(deliveryPrices({ ...options, freeFrom: piastres(150_000) }, 'en').freeFrom).toContain(
    '1,500',
  );
});
