import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { en as backOffice } from './dictionaries/back-office/en.ts';
import { en as common } from './dictionaries/common/en.ts';
import { mail } from './dictionaries/mail/en.ts';
import { en as storefront } from './dictionaries/storefront/en.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything that an app's own files say, tests and stories left out. */
function sourceOf(app: string, part = 'app'): string {
  const folder = join(root, 'apps', app, part);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function keysOf(dictionary: object, prefix = ''): string[] {
  const keys = Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys.map((key) => key.replace(/_(one|other)$/, '')))];
}

/** A key is used when it is written out, or when a template names its noun: t(`role.${name}`). */
function isUsedIn(source: string, key: string): boolean {
  const noun = key.slice(0, key.lastIndexOf('.'));
  return source.includes(`'${key}'`) || source.includes(`\`${noun}.\${`);
}

const apps = [
  ['storefront', storefront, sourceOf('storefront')],
  ['back-office', backOffice, sourceOf('back-office')],
] as const;

test.each(apps)('every sentence of the %s is said somewhere', (_, dictionary, source) => {
  const own = keysOf(dictionary).filter((key) => !((key.split('.')[0] ?? '') in common));
  expect(own.filter((key) => !isUsedIn(source, key))).toEqual([]);
});

test('every sentence of a mail is written somewhere', () => {
  const source = sourceOf('api', 'src');
  expect(Object.keys(mail).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
});

test('every common sentence is said by an app', () => {
  const unused = keysOf(common).filter(
    (key) => !apps.some(([, , source]) => isUsedIn(source, key)),
  );
  expect(unused).toEqual([]);
});

test.each(apps)('the %s says no sentence that only the other app has', (_, dictionary, source) => {
  const known = new Set(keysOf(dictionary));
  const said = [...source.matchAll(/\bt\('([\w.-]+)'/g)].map(([, key]) => key ?? '');
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});
