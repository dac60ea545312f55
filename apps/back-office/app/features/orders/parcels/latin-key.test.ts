import { expect, test } from 'vitest';

import { latinOf } from './latin-key.ts';

const pressed = (key: string, code: string, held = {}) =>
  latinOf({
    ...{ key, code, ctrlKey: false, altKey: false, metaKey: false, isComposing: false },
    ...held,
  });

test.each([
  ['ؤ', 'KeyC', 'C'],
  ['}', 'KeyC', 'C'], // with Shift, on an Arabic layout
  ['لا', 'KeyB', 'B'],
  ['c', 'KeyC', undefined],
  ['a', 'KeyQ', undefined], // a French layout
  ['٢', 'Digit2', undefined],
  ['-', 'Minus', undefined],
  ['Enter', 'Enter', undefined],
])('%s of %s is %s', (key, code, letter) => {
  expect(pressed(key, code)).toBe(letter);
});

test('what is held with another key is a command', () => {
  expect(pressed('ؤ', 'KeyC', { ctrlKey: true })).toBeUndefined();
  expect(pressed('ؤ', 'KeyC', { metaKey: true })).toBeUndefined();
});
