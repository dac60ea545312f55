import { Role } from '@craftsandore/roles';

import type { Transaction } from '../../../db/client.ts';
import {
  type Account,
  isOfOwner,
  lockAccountByEmail,
  openVerifiedAccount,
  setPassword,
} from '../accounts.ts';
import { revokeSessions } from '../sessions.ts';
import { findLinkedAccount, linkIdentity, unlinkIdentities } from './identities.ts';
import type { Person, TrustedProvider } from './identity-provider.ts';

type Options = {
  provider: TrustedProvider['name'];
  person: Person;
  /** Called before a new account is opened; may refuse it. */
  onNewcomer: () => Promise<void>;
};

/** The account for a verified identity: the linked one, else the one with its email, else a new one. */
export async function accountOfIdentity(
  tx: Transaction,
  { provider, person, onNewcomer }: Options,
): Promise<Account> {
  const identity = { provider, subject: person.subject };
  const known = await findLinkedAccount(tx, identity);
  if (known) return known;

  const account = await accountOfAddress(tx, person, onNewcomer);
  await linkIdentity(tx, identity, account.id);
  return account;
}

async function accountOfAddress(
  tx: Transaction,
  { email, name }: Person,
  onNewcomer: () => Promise<void>,
): Promise<Account> {
  let account = await lockAccountByEmail(tx, email);
  if (!account) {
    await onNewcomer();
    await openVerifiedAccount(tx, { name: name || nameIn(email), email, roleId: Role.User });
    account = await lockAccountByEmail(tx, email);
  }
  if (!account) throw new Error('An account was opened and is not there');
  if (isOfOwner(account)) return account;

  // Whoever registered may have taken somebody else's address to hijack its owner (pre-hijacking), who perhaps confirmed
  // it at the click of a mailed link: the password, the sessions and other ways in are revoked.
  await setPassword(tx, account.id, null);
  await unlinkIdentities(tx, account.id);
  await revokeSessions(tx, account.id);
  return { ...account, passwordHash: null, isPasswordProven: false, isVerified: true };
}

const nameIn = (email: string) => email.slice(0, email.indexOf('@')).slice(0, 100);
