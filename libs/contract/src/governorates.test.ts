import { expect, test } from 'vitest';

import { findGovernorate, governorates } from './governorates.ts';

test('there are 27, each with a code and names of its own', () => {
  for (const field of ['code', 'name', 'nameAr'] as const) {
    expect(new Set(governorates.map((governorate) => governorate[field])).size).toBe(27);
  }
});

test.each(['EG-C', 'Cairo', 'cairo', ' القاهرة '])('finds Cairo by "%s"', (text) => {
  expect(findGovernorate(text)?.code).toBe('EG-C');
});

test('does not find what is not in Egypt', () => {
  expect(findGovernorate('London')).toBeUndefined();
});
