import type { NewSession, ParsedInput, register } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { Locale } from '@craftsandore/i18n';
import { Role } from '@craftsandore/roles';

import type { Database, Transaction } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { Problem } from '../../problem.ts';
import { type Account, openAccount } from './accounts.ts';
import { startSession } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { hashPassword, isWellKnown } from './password/passwords.ts';

type Parts = { db: Database; tokens: Tokens; limits: Limits; queueMail: QueueMail };

type Caller = { ip: string; userAgent: string | undefined; locale: Locale };

/** What else happens with the account, or not at all. */
type Alongside = (tx: Transaction, account: Account) => Promise<unknown>;

export type SignUp = ReturnType<typeof createSignUp>;

/** Opens an account that a password opens, mails the link that confirms its address, and signs in. */
export const createSignUp =
  ({ db, tokens, limits, queueMail }: Parts) =>
  async (
    { name, email, password }: ParsedInput<typeof register>['body'],
    { ip, userAgent, locale }: Caller,
    alongside?: Alongside,
  ): Promise<NewSession> => {
    await limits.registrations.take(siteOf(ip));
    if (isWellKnown(password, { email, name })) throw new Problem('auth.weak_password');

    const passwordHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      const user = await openAccount(tx, { name, email, passwordHash, roleId: Role.User });
      await alongside?.(tx, user);
      await queueMail(tx, { mail: 'verify-email', userId: user.id, locale });
      return startSession({ db: tx, tokens }, user, userAgent);
    });
  };
