import { Role } from '@craftsandore/roles';

import type { Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { type Account, lockAccountByEmail, openVerifiedAccount, setPassword } from './accounts.ts';
import { unlinkIdentities } from './identity/identities.ts';
import { hashPassword, isWellKnown } from './password/passwords.ts';
import { revokeSessions } from './sessions.ts';
import { deleteCodes } from './single-use-codes.ts';

/**
 * Closes an account to the identities that it had, before it is given more than a customer may do: an account of a stranger may
 * have been moved to the address. The owner's identity is linked again by its address.
 */
export async function closeToIdentities(tx: Transaction, userId: number): Promise<void> {
  const { rowCount } = await unlinkIdentities(tx, userId);
  if (rowCount) await revokeSessions(tx, userId);
}

type Owner = { email: string; name: string; password: string };

/**
 * The account of somebody who has opened a link that was mailed to an address: a new one, or the one that is there, to which
 * only this password leads from now on. @throws Problem for a well-known password, or a deactivated account.
 */
export async function takeAccount(
  tx: Transaction,
  { email, name, password }: Owner,
): Promise<Account> {
  if (isWellKnown(password, { email, name })) throw new Problem('auth.weak_password');
  const passwordHash = await hashPassword(password);

  let account = await lockAccountByEmail(tx, email);
  if (!account) {
    await openVerifiedAccount(tx, { name, email, roleId: Role.User });
    account = await lockAccountByEmail(tx, email);
  }
  if (!account) throw new Error('An account was opened and is not there');
  if (account.deactivatedAt) throw new Problem('auth.deactivated');

  // Anybody may have registered the address before, or moved an account of theirs to it. The owner's identity is linked
  // again by its address.
  await setPassword(tx, account.id, passwordHash);
  await deleteCodes(tx, ['reset-password', 'change-email'], account.id);
  await unlinkIdentities(tx, account.id);
  await revokeSessions(tx, account.id);
  return { ...account, isVerified: true };
}
