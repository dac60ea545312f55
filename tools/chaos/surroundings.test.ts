import { test } from 'vitest';

import { backup } from './backup.ts';
import { database } from './database.ts';
import { network } from './network.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';

/** Drills need little time at counts that show the way; a busy machine may take more of it. */
const timeout = 600_000;

test('nothing is lost when the database is away', { timeout }, () =>
  expectNothingLost(database, 1),
);

test('nothing is lost in a bad network', { timeout }, () => expectNothingLost(network, 1));

test('nothing is lost between a backup and its restore', { timeout }, () =>
  expectNothingLost(backup, 1),
);
