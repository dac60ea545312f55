import type { Env } from '../env.ts';
import type { Counters } from './counters.ts';
import { createLimit } from './limit.ts';
import { signInFailureLimits } from './sign-in-failures.ts';

const minute = 60_000;

export type Limits = ReturnType<typeof createLimits>;

/** Every limit there is. */
export const createLimits = (counters: Counters, env: Env) => ({
  requests: createLimit({
    counters,
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
