import { lockedPackages } from './locked-packages.ts';

/** `npm run licences`: whose work runs in production, and on which terms. */
const rows = lockedPackages()
  .filter(({ dev }) => !dev)
  .map(({ name, version, license }) => `${license ?? 'unknown'}\t${name}\t${version}`);
for (const row of [...new Set(rows)].sort()) console.log(row);
