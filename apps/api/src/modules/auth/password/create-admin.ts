import { Registration } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';

import type { Database } from '../../../db/client.ts';
import { openAccount } from '../accounts.ts';
import { hashPassword, isWellKnown } from './passwords.ts';

/** Opens an account that may do everything in a shop. Its fields obey the same rules as anyone's. */
export async function createAdmin(db: Database, fields: Record<string, unknown>): Promise<string> {
  const { data, error } = Registration.safeParse(fields);
  if (!data) {
    const problems = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`No account was made:\n${problems.join('\n')}`);
  }

  const { name, email, password } = data;
  if (isWellKnown(password, { email, name })) throw new Error('This password is too well known.');
  const passwordHash = await hashPassword(password);
  const account = {
    name,
    email,
    passwordHash,
    roleId: Role.Admin,
    isVerified: true,
    isPasswordProven: true,
  };
  await openAccount(db, account);
  return email;
}
