import { test } from 'vitest';

import { backup } from './backup.ts';
import { database } from './database.ts';
import { network } from './network.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';

/** Milliseconds. At these counts a drill takes a minute or two; a busy machine needs longer. */
const timeout = 600_000;

test('nothing is lost when the database is away', { timeout }, () =>
  expectNothingLost(database, 1),
);

test('nothing is lost in a bad network', { timeout }, () => expectNothingLost(network, 1));

test('nothing is lost between a backup and its restore', { timeout }, () =>
  expectNothingLost(backup, 1),
);
