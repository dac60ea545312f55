import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { Secret } from 'otpauth';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { recoveryCodes } from '../../../db/schema/second-step.ts';

const count = 10;
/** 80 bits: too many to be found by trying hashes. */
const bytes = 10;

/** Makes ten codes in place of those there are. Nobody can read them again. */
export async function makeRecoveryCodes(
  tx: Transaction,
  userId: number,
): Promise<{ code: string }[]> {
  const codes = Array.from({ length: count }, () => new Secret({ size: bytes }).base32);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
  return codes.map((code) => ({ code: code.match(/.{4}/g)?.join('-') ?? code }));
}

/** Uses one up. Of concurrent calls only one succeeds. */
export async function spendRecoveryCode(
  tx: Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hashOf(code)), eq(recoveryCodes.userId, userId)))
    .returning({ hash: recoveryCodes.hash });
  return spent.length > 0;
}

export const countRecoveryCodes = (db: DatabaseOrTransaction, userId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
