import { readFileSync, writeFileSync } from 'node:fs';

import { page, withTables } from './settings-tables.ts';

/** `npm run settings`: writes the tables of settings anew from the schemas that read them. */
writeFileSync(page, await withTables(readFileSync(page, 'utf8')));
