import { createHash } from 'node:crypto';

import type { CarrierName } from '@craftsandore/contract';
import { and, eq } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { remittanceLayouts } from '../../../db/schema/money.ts';
import { columnName } from '../../../tables/column-name.ts';
import type { TableRow } from '../../../tables/read-csv.ts';
import type { Places } from './read-remittance.ts';

const hashOf = ({ cells }: TableRow): string =>
  createHash('sha256')
    .update(JSON.stringify(cells.map(columnName)))
    .digest('hex');

/** Where the columns are in files of this carrier with this head, if somebody has said so. */
export async function findLayout(
  db: DatabaseOrTransaction,
  carrier: CarrierName,
  head: TableRow,
): Promise<Places | undefined> {
  const [layout] = await db
    .select()
    .from(remittanceLayouts)
    .where(
      and(eq(remittanceLayouts.carrier, carrier), eq(remittanceLayouts.headHash, hashOf(head))),
    );
  return layout;
}

/** Remembers it for the next file. */
export async function keepLayout(
  db: DatabaseOrTransaction,
  { carrier, head, places }: { carrier: CarrierName; head: TableRow; places: Places },
): Promise<void> {
  const { trackingNumber, amount, fee } = places;
  await db
    .insert(remittanceLayouts)
    .values({ carrier, headHash: hashOf(head), trackingNumber, amount, fee })
    .onConflictDoUpdate({
      target: [remittanceLayouts.carrier, remittanceLayouts.headHash],
      set: { trackingNumber, amount, fee },
    });
}
