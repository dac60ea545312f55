import type { Database, Transaction } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import type { Actor } from '../access.ts';
import { isKnownNetwork, rememberNetwork } from '../password/known-networks.ts';

type Parts = { db: Database; limits: Limits };
type Attempt = { ip: string; email: string };

/** Counts a try before it is made, so that parallel guesses are limited too; a right one is given back. */
export async function counted<T>(
  { db, limits }: Parts,
  { actor, ip }: { actor: Actor; ip: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const attempt = attemptOf(actor, ip);
  await limits.secondStepFailures.take(attempt, () => isKnownNetwork(db, pastStep(attempt)));
  const done = await db.transaction(work);
  await limits.secondStepFailures.giveBack(attempt);
  return done;
}

const attemptOf = ({ email }: Actor, ip: string): Attempt => ({ ip, email: email.toLowerCase() });

/** Where the step was taken. A network that is known for the password alone may be that of who has stolen it. */
const pastStep = ({ ip, email }: Attempt): Attempt => ({ ip, email: `second step of ${email}` });

/** Of who has taken the step, so has shown both. */
export async function rememberNetworks(tx: Transaction, actor: Actor, ip: string): Promise<void> {
  const attempt = attemptOf(actor, ip);
  await rememberNetwork(tx, attempt);
  await rememberNetwork(tx, pastStep(attempt));
}

/** @throws Problem for a wrong code. */
export async function assertRight(isRight: Promise<boolean>): Promise<void> {
  if (!(await isRight)) throw new Problem('second_step.wrong_code');
}
