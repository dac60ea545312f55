import type { Env } from '../env.ts';
import { memoryCounters, type Counters } from './counters.ts';
import { createLimit } from './limit.ts';
import { signInFailureLimits } from './sign-in-failures.ts';

const minute = 60_000;

export type Limits = ReturnType<typeof createLimits>;

/** Every limit there is. */
export const createLimits = (counters: Counters, env: Env) => ({
  // Of each process by itself: a statement for every request would cost more than what it guards.
  requests: createLimit({
    counters: memoryCounters(),
    name: 'requests',
    max: env.REQUESTS_PER_MINUTE,
    windowMs: minute,
  }),
  registrations: createLimit({
    counters,
    name: 'registrations',
    max: env.REGISTRATIONS_PER_HOUR,
    windowMs: 60 * minute,
  }),
  signInFailures: signInFailureLimits(counters, env),
});
