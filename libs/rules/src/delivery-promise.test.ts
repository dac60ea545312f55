import { governorates, piastres, type ShippingOptions } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { deliveryPromise } from './delivery-promise.ts';

const [cairo, giza, ...others] = governorates.map(({ code, name, nameAr }) => ({
  ...{ code, name, nameAr, fee: piastres(6_000), cashUpTo: null },
  ...{ isServed: true, daysMin: 1, daysMax: 3 },
}));
if (!cairo || !giza) throw new Error('There are 27 governorates');
const shopWide = { freeFrom: piastres(150_000), cutOffHour: 14, workingDays: [0], holidays: [] };

test('promises the days of the farthest place that is served', () => {
  const options: ShippingOptions = {
    ...shopWide,
    governorates: [{ ...cairo, daysMax: 5 }, { ...giza, daysMax: 9, isServed: false }, ...others],
  };
  const promise = { places: others.length + 1, days: 5, freeFrom: 150_000 };
  expect(deliveryPromise(options)).toEqual(promise);
});

test('promises nothing where nothing is delivered', () => {
  const places = [{ ...cairo, isServed: false }];
  expect(deliveryPromise({ ...shopWide, governorates: places })).toBeNull();
});
