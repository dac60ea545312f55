import { expect, test } from 'vitest';

import { exampleSettings } from '../testing/settings.ts';
import { readSettings, settingsAttributes } from './settings.ts';

test('the browser reads what the server has written', () => {
  const root = document.createElement('html');
  for (const [name, value] of Object.entries(settingsAttributes(exampleSettings))) {
    root.setAttribute(name, value);
  }
  expect(readSettings(root)).toEqual(exampleSettings);
});
