import { test } from 'vitest';

import { badInput } from './bad-input.ts';
import { instances } from './instances.ts';
import { kill } from './kill.ts';
import { slowBodies } from './slow-bodies.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';

/** Milliseconds. At these counts a drill takes a minute or two; a busy machine needs longer. */
const timeout = 600_000;

test('nothing is lost when the API is killed', { timeout }, () => expectNothingLost(kill, 3));

test('nothing is lost when three instances are replaced', { timeout }, () =>
  expectNothingLost(instances, 1),
);

test('nothing is lost to what nobody should send', { timeout }, () =>
  expectNothingLost(badInput, 1),
);

test('nobody waits for bodies that do not come', { timeout }, () =>
  expectNothingLost(slowBodies, 1),
);
