import { globSync, readFileSync } from 'node:fs';

import { en } from '@craftsandore/i18n/back-office/en';
import { en as shop } from '@craftsandore/i18n/storefront/en';
import { expect, test } from 'vitest';

/** Keys of a dictionary as the code says them: plurals by their base. */
function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? prefix + name.replace(/_(one|other)$/, '')
      : keysOf(value, `${prefix}${name}.`),
  );
}

const source = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const keys = new Set(keysOf(en));
// Parts of dictionary keys that are only known when the code runs are written `group.${name}`.
const said = [...source.matchAll(/['`](\w+\.(?:\w+|\$\{[^}]+\}+))['`]/g)].map(
  ([, key = '']) => key,
);
const groups = said.filter((key) => key.includes('$')).map((key) => key.slice(0, key.indexOf('$')));

test('every key that this app says is in its dictionary', () => {
  const sections = new Set(Object.keys(en));
  const missing = said.filter(
    (key) => !key.includes('$') && sections.has(key.split('.')[0] ?? '') && !keys.has(key),
  );
  expect(missing).toEqual([]);
});

test('its dictionary holds no word of its own that this app does not say', () => {
  // What both apps say is one object in both dictionaries, and may be said by the other app alone.
  const common = new Set<object>(Object.values(shop));
  const own = Object.entries(en).filter(([, words]) => !common.has(words));
  const unused = keysOf(Object.fromEntries(own)).filter(
    (key) => !said.includes(key) && !groups.some((group) => key.startsWith(group)),
  );
  expect(unused).toEqual([]);
});
