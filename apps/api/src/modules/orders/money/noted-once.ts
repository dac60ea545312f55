import { piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { Problem } from '../../../problem.ts';
import type { NewEntry } from './money-rows.ts';

type Noted = Pick<NewEntry, 'orderId' | 'amount' | 'method'> & {
  key: string;
  reference: string | null;
};

/** Whether the same was noted already: the first answer was lost on the way. @throws Problem for something else. */
export async function isNoted(tx: Transaction, asked: Noted): Promise<boolean> {
  await holdName(tx, asked.key);
  const [noted] = await tx.select().from(moneyEntries).where(eq(moneyEntries.key, asked.key));
  const parts = ['orderId', 'amount', 'method', 'reference'] as const;
  if (noted && parts.some((part) => noted[part] !== asked[part])) {
    throw new Problem('request.key_reused');
  }
  return noted !== undefined;
}

/** Every transfer has a reference. @throws Problem */
export function assertReferred({ method, reference }: Pick<Noted, 'method' | 'reference'>): void {
  if (!reference && method !== 'cash') throw new Problem('money.reference_missing');
}

/** @throws Problem where more is paid back than may be, in piastres. */
export function assertNotAbove(most: number, amount: number): void {
  if (amount > most) throw new Problem('money.too_much_back', { values: { most: amountOf(most) } });
}

/** @throws Problem where somebody has read another sum as owed, in piastres. */
export function assertSeen(owed: number, seen: number | undefined): void {
  if (seen === undefined || seen === Math.max(0, owed)) return;
  throw new Problem('money.owed_changed', { values: { owed: amountOf(owed) } });
}

function amountOf(sum: number) {
  const amount = piastres(Math.max(0, sum));
  return { ar: formattersFor('ar').money(amount), en: formattersFor('en').money(amount) };
}

/** Of two who note the same transfer at once the second one waits, for whichever order. @throws Problem */
export async function assertFresh(
  tx: Transaction,
  { method, reference }: Pick<Noted, 'method' | 'reference'>,
): Promise<void> {
  if (!reference) return;
  await holdName(tx, `money ${method} ${reference}`);
  const isSame = and(eq(moneyEntries.method, method), eq(moneyEntries.reference, reference));
  if ((await tx.$count(moneyEntries, isSame)) > 0) {
    throw new Problem('money.reference_taken', { values: { reference } });
  }
}
