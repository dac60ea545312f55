import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import { type Actor, assertSecondStep } from '../access.ts';
import { type Account, findAccount } from '../accounts.ts';
import { isKnownNetwork } from './known-networks.ts';
import { isPasswordRight } from './passwords.ts';

type Parts = { db: Database; limits: Limits };

/**
 * The account of a caller who knows its password. Wrong ones count as at signing in.
 * @throws Problem for a wrong one, and before the second step: a password that leaked must change nothing.
 */
export async function accountOfOwner(
  { db, limits }: Parts,
  actor: Actor,
  { password, ip }: { password: string; ip: string },
): Promise<Account> {
  assertSecondStep(actor);
  return accountWithPassword({ db, limits }, actor, { password, ip });
}

/** The same for who adds a second step, which is demanded and not there yet. */
export async function accountWithPassword(
  { db, limits }: Parts,
  actor: Actor,
  { password, ip }: { password: string; ip: string },
): Promise<Account> {
  const account = await findAccount(db, actor.id);
  if (!account?.passwordHash) throw new Problem('account.no_password');
  const attempt = { ip, email: account.email };
  await limits.signInFailures.take(attempt, () => isKnownNetwork(db, attempt));
  const isRight = await isPasswordRight(password, account.passwordHash);
  if (!isRight) throw new Problem('account.wrong_password');
  await limits.signInFailures.giveBack(attempt);
  return account;
}
