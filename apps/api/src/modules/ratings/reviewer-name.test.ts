import { expect, test } from 'vitest';

import { reviewerName } from './reviewer-name.ts';

test.each([
  ['Nada Elsayed', 'Nada E.'],
  ['  nada  mohamed elsayed ', 'nada E.'],
  ['ندى محمد السيد', 'ندى س.'],
  ['عبد الرحمن فؤاد', 'عبد الرحمن ف.'],
  ['Abdel Rahman Fouad', 'Abdel Rahman F.'],
  ['عبد الرحمن', 'عبد الرحمن'],
  ['Nada', 'Nada'],
])('%s signs a review as %s', (fullName, name) => {
  expect(reviewerName(fullName)).toBe(name);
});
