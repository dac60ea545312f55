import { expect, test } from 'vitest';

import { directionOfText } from './locale.ts';

test.each([
  ['شطرنج, the game, is left out.', 'ltr'],
  ['Bosta تأخرت في التسليم أمس.', 'rtl'],
  ['سلطانية', 'rtl'],
  ['010-000', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});
