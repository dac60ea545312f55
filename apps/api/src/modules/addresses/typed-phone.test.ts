import { expect, test } from 'vitest';

import { typedPhone } from './typed-phone.ts';

test.each([
  '01001234567',
  '+201001234567',
  '00201001234567',
  '٠١٠٠١٢٣٤٥٦٧',
  '۰۱۰۰۱۲۳۴۵۶۷',
  '010 0123 4567',
  '010.0123.4567',
  '(010) 0123-4567',
  '\u202a+20 100 123 4567\u202c',
  '\u200e٠٠٢٠\u00a0١٠٠ ١٢٣ ٤٥٦٧',
  '+20\u2011100\u2011123\u20114567',
])('reads %j as one number', (query) => {
  expect(typedPhone(query)).toBe('+201001234567');
});

test('looks for the end of a number anywhere', () => {
  expect(typedPhone('٤٥ ٦٧')).toBe('4567');
});

test.each(['', '12', '+', 'rana', 'a100', 'rana2010@example.com'])('finds no number in %j', (q) => {
  expect(typedPhone(q)).toBeUndefined();
});
