import type { Counters } from '@craftsandore/env/counters';
import { siteOf } from '@craftsandore/env/networks';

import type { Env } from '../env.ts';
import { Problem } from '../problem.ts';
import { createLimit, type Limit } from './limit.ts';

type Attempt = { ip: string; email: string };

const windowMs = 15 * 60_000;

/**
 * Wrong passwords in 15 minutes: few for one account from one network; many for the account, and very many for the
 * network, which may be a mobile operator's one address. The wide limits do not apply where the account is known, or
 * anybody could lock its owner out.
 */
export function signInFailureLimits(
  counters: Counters,
  env: Env,
  {
    what = 'sign-in failures',
    ofAccount: most = env.SIGN_IN_FAILURES_OF_ACCOUNT,
    accountWindowMs = windowMs,
  } = {},
) {
  const limit = (name: string, max: number, window = windowMs) =>
    createLimit({ counters, name: `${what} ${name}`, max, windowMs: window });
  const ofPair = limit('of a pair', env.SIGN_IN_FAILURES_PER_15_MINUTES);
  const ofAddress = limit('of an address', env.SIGN_IN_FAILURES_OF_ADDRESS);
  const ofAccount = limit('of an account', most, accountWindowMs);

  // The tightest first: what it refuses is not counted against the account.
  function wide({ ip, email }: Attempt): [Limit, string][] {
    const site = siteOf(ip);
    const around: [Limit, string][] = site === ip ? [] : [[ofPair, `${site} ${email}`]];
    return [...around, [ofAddress, site], [ofAccount, email]];
  }
  const own = ({ ip, email }: Attempt) => `${ip} ${email}`;

  return {
    /**
     * Counts one more.
     * @param isKnown Whether somebody has signed in to this account from this network of late.
     * @throws Problem `request.too_many` with the seconds to wait.
     */
    async take(attempt: Attempt, isKnown: () => Promise<boolean>): Promise<void> {
      await ofPair.take(own(attempt));
      try {
        for (const [limit, key] of wide(attempt)) await limit.take(key);
      } catch (error) {
        if (!(error instanceof Problem) || !(await isKnown())) throw error;
      }
    },

    /** Takes one back: the password was right. */
    async giveBack(attempt: Attempt): Promise<void> {
      await ofPair.giveBack(own(attempt));
      for (const [limit, key] of wide(attempt)) await limit.giveBack(key);
    },
  };
}
