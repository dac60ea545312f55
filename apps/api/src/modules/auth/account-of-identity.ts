import { Role } from '@craftsandore/roles';

import type { Transaction } from '../../db/client.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import { endSessions } from './end-sessions.ts';
import { identitiesRepository } from './identities.repository.ts';
import type { Person, TrustedProvider } from './identity-provider.ts';

type Options = {
  provider: TrustedProvider['name'];
  person: Person;
  /** Called before a new account is opened; may refuse it. */
  onNewcomer: () => Promise<void>;
};

/** The account for a verified identity: the linked one, else the one with its e-mail address, else a new one. */
export async function accountOfIdentity(
  tx: Transaction,
  { provider, person, onNewcomer }: Options,
): Promise<Account> {
  const identities = identitiesRepository(tx);
  const identity = { provider, subject: person.subject };
  const known = await identities.findAccount(identity);
  if (known) return known;

  const account = await accountOfAddress(tx, person, onNewcomer);
  await identities.link(identity, account.id);
  return account;
}

async function accountOfAddress(
  tx: Transaction,
  { email, name }: Person,
  onNewcomer: () => Promise<void>,
): Promise<Account> {
  const accounts = accountsRepository(tx);
  let account = await accounts.findByEmailForUpdate(email);
  if (!account) {
    await onNewcomer();
    await accounts.openUnlessThere({ name: name || nameIn(email), email, roleId: Role.User });
    account = await accounts.findByEmailForUpdate(email);
  }
  if (!account) throw new Error('An account was opened and is not there');
  if (account.isVerified) return account;

  // Its creator never confirmed the address and may have registered it to hijack its owner (pre-hijacking):
  // the old password and sessions are revoked.
  await accounts.takeOver(account.id);
  await endSessions(tx, account.id);
  return { ...account, passwordHash: null, isVerified: true };
}

const nameIn = (email: string) => email.slice(0, email.indexOf('@')).slice(0, 100);
