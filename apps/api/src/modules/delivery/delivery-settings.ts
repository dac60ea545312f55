import type { DeliverySettings, SavedDeliverySettings } from '@craftsandore/contract';
import { desc, eq, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { isDuplicate } from '../../db/failures.ts';
import { shippingFees } from '../../db/schema/addresses.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

const group = 'delivery';

/** What the owner has saved last. */
export async function findDeliverySettings(
  db: DatabaseOrTransaction,
): Promise<SavedDeliverySettings> {
  const [row] = await db
    .select({
      version: settings.version,
      savedBy: users.name,
      savedAt: settings.createdAt,
      value: settings.value,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.staffId))
    .where(eq(settings.group, group))
    .orderBy(desc(settings.version))
    .limit(1);
  if (!row) throw new Error('The migrations write the first settings of delivery');
  const { version, savedBy, savedAt, value } = row;
  return {
    version,
    savedBy,
    savedAt: savedAt.toISOString(),
    settings: value as DeliverySettings, // as it was saved
  };
}

type Save = { seenVersion: number; settings: DeliverySettings; staffId: number };

/** Adds a version. @throws Problem when another one has come since. */
export function insertDeliverySettings(
  db: Database,
  { seenVersion, settings: value, staffId }: Save,
): Promise<SavedDeliverySettings> {
  return db.transaction(async (tx) => {
    const { version } = await findDeliverySettings(tx);
    if (version !== seenVersion) throw new Problem('settings.changed');
    await tx
      .insert(settings)
      .values({ group, version: version + 1, value, staffId })
      .catch((error: unknown) => {
        const isTaken = isDuplicate(error, 'settings_group_version_pk');
        throw isTaken ? new Problem('settings.changed') : error;
      });
    await keepFees(tx, value);
    return findDeliverySettings(tx);
  });
}

/** The version before reads fees here. */
const keepFees = (tx: DatabaseOrTransaction, { governorates }: DeliverySettings) =>
  tx.execute(sql`
    update ${shippingFees} set fee = new.fee
    from unnest(
      ${sql.param(governorates.map(({ code }) => code))}::text[],
      ${sql.param(governorates.map(({ fee }) => fee))}::int[]) as new (code, fee)
    where governorate_code = new.code`);
