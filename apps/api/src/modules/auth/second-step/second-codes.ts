import { toLatinDigits } from '@craftsandore/contract';
import { and, eq, isNotNull } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { authenticators } from '../../../db/schema/second-step.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

type Attempt = { userId: number; code: string; now: Date };

/** Uses up what an authenticator app or the list of recovery codes says. False where it is wrong, or used already. */
export async function spendCode(
  tx: Transaction,
  box: SecretBox,
  { userId, code, now }: Attempt,
): Promise<boolean> {
  const plain = plainCode(code);
  if (!/^\d{6}$/.test(plain)) return spendRecoveryCode(tx, userId, plain);
  return spendAppCode(tx, box, { userId, code: plain, now, isConfirmed: true });
}

/** The same for an app alone, also before it counts. */
export async function spendAppCode(
  tx: Transaction,
  box: SecretBox,
  { userId, code, now, isConfirmed }: Attempt & { isConfirmed: boolean },
): Promise<boolean> {
  // Held, so that of two calls with one code the second sees it used.
  const [row] = await tx
    .select()
    .from(authenticators)
    .where(
      and(
        eq(authenticators.userId, userId),
        isConfirmed ? isNotNull(authenticators.confirmedAt) : undefined,
      ),
    )
    .for('update');
  const secret = row && box.open(row.secret, String(userId));
  const step = secret && stepOfCode({ secret, code: plainCode(code), lastStep: row.lastStep, now });
  if (!step) return false;
  await tx.update(authenticators).set({ lastStep: step }).where(eq(authenticators.userId, userId));
  return true;
}

const plainCode = (code: string) => toLatinDigits(code).replace(/[\s-]/g, '').toUpperCase();
