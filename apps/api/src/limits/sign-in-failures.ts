import type { Env } from '../env.ts';
import type { Counters } from './counters.ts';
import { createLimit } from './limit.ts';

type Attempt = { ip: string; email: string };

/**
 * Wrong passwords in 15 minutes: few for one account from one address, many for the account and for the address
 * alone. Else anybody could lock a customer out, and one customer a whole network that shares its address.
 */
export function signInFailureLimits(counters: Counters, env: Env) {
  const limit = (name: string, max: number) =>
    createLimit({ counters, name: `sign-in failures ${name}`, max, windowMs: 15 * 60_000 });
  const ofPair = limit('of a pair', env.SIGN_IN_FAILURES_PER_15_MINUTES);
  const ofAddress = limit('of an address', env.SIGN_IN_FAILURES_OF_ADDRESS);
  const ofAccount = limit('of an account', env.SIGN_IN_FAILURES_OF_ACCOUNT);

  // The tightest first: what it refuses is not counted against the account.
  const counted = ({ ip, email }: Attempt) =>
    [
      [ofPair, `${ip} ${email}`],
      [ofAddress, ip],
      [ofAccount, email],
    ] as const;

  return {
    /** Counts one more. @throws Problem `request.too_many` with the seconds to wait. */
    async take(attempt: Attempt): Promise<void> {
      for (const [limit, key] of counted(attempt)) await limit.take(key);
    },

    /** Takes one back: the password was right. */
    async giveBack(attempt: Attempt): Promise<void> {
      for (const [limit, key] of counted(attempt)) await limit.giveBack(key);
    },
  };
}
