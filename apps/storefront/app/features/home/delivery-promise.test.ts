import { piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { someOptions } from '../../testing/a-guest-order.ts';
import { deliveryPromise } from './delivery-promise.ts';

const [cairo, giza, ...others] = someOptions.governorates.map((place) => {
  return { ...place, isServed: true, daysMax: 3 };
});
if (!cairo || !giza) throw new Error('There are 27 governorates');

test('promises the days of the farthest place that is served', () => {
  const options = {
    ...someOptions,
    freeFrom: piastres(150_000),
    governorates: [{ ...cairo, daysMax: 5 }, { ...giza, daysMax: 9, isServed: false }, ...others],
  };
  const promise = { places: others.length + 1, days: 5, freeFrom: 150_000 };
  expect(deliveryPromise(options)).toEqual(promise);
});

test('promises nothing where nothing is delivered', () => {
  const governorates = [{ ...cairo, isServed: false }];
  expect(deliveryPromise({ ...someOptions, governorates })).toBeNull();
});
