import { type DeliverySettings, governorates, piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { shippingOptionsOf } from './shipping-options.ts';

const settings: DeliverySettings = {
  freeFrom: null,
  cutOffHour: 14,
  workingDays: [6, 0, 1, 2, 3, 4],
  holidays: [],
  cashUpTo: null,
  governorates: governorates.map(({ code }) => ({
    code,
    fee: piastres(6_000),
    daysMin: 1,
    daysMax: 2,
    cashUpTo: null,
    isServed: true,
  })),
};

const pounds = (amount: number | null) => (amount === null ? null : piastres(amount * 100));

test.each([
  ['the governorate’s, where it is lower', 4000, 2500, 2500],
  ['the shop’s, where it is lower', 2000, 2500, 2000],
  ['the governorate’s, where the shop has none', null, 2500, 2500],
  ['the shop’s, where the governorate has none', 4000, null, 4000],
  ['no cash at all, where either takes none', 0, 2500, 0],
  ['none, where neither has one', null, null, null],
])('the limit of cash is %s', (_, ofShop, ofPlace, limit) => {
  const cashUpTo = pounds(ofPlace);
  const options = shippingOptionsOf({
    ...settings,
    cashUpTo: pounds(ofShop),
    governorates: settings.governorates.map((place) => ({ ...place, cashUpTo })),
  });
  expect(options.governorates.map((place) => place.cashUpTo)).toEqual(
    settings.governorates.map(() => pounds(limit)),
  );
});

test('everybody may know each governorate by its names, where people look for it, and not the shop’s own limit', () => {
  const saved = settings.governorates.toReversed();
  const options = shippingOptionsOf({ ...settings, governorates: saved });
  expect(options).not.toHaveProperty('cashUpTo');
  expect(options.governorates.map(({ name, nameAr }) => [name, nameAr])).toEqual(
    governorates.map(({ name, nameAr }) => [name, nameAr]),
  );
});
