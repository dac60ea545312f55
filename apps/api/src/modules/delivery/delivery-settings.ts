import { isDeepStrictEqual } from 'node:util';

import {
  type DeliverySettings,
  saveDeliverySettings,
  type SavedDeliverySettings,
} from '@craftsandore/contract';
import { sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { shippingFees } from '../../db/schema/addresses.ts';
import { Problem } from '../../problem.ts';
import { findSettingsRows, insertSettingsRow, tellingCurrent } from '../settings/settings-rows.ts';

const group = 'delivery';

/** What the owner has saved last. */
export async function findDeliverySettings(
  db: DatabaseOrTransaction,
): Promise<SavedDeliverySettings> {
  const row = (await findSettingsRows(db, [group])).get(group);
  if (!row) throw new Error('The migrations write the first settings of delivery');
  const { value, ...saved } = row;
  return { ...saved, settings: value as DeliverySettings }; // as it was saved
}

type Save = { seenVersion: number; settings: DeliverySettings; staffId: number };

/** Adds a version, where anything is another than before. @throws Problem when another one has come since. */
export function insertDeliverySettings(
  db: Database,
  { seenVersion, settings: value, staffId }: Save,
): Promise<SavedDeliverySettings> {
  const save = db.transaction(async (tx) => {
    const saved = await findDeliverySettings(tx);
    const { version } = saved;
    if (version !== seenVersion) throw new Problem('settings.changed');
    if (isDeepStrictEqual(saved.settings, value)) return saved;
    await insertSettingsRow(tx, { group, version: version + 1, value, staffId });
    await keepFees(tx, value);
    return findDeliverySettings(tx);
  });
  return tellingCurrent(save, async () =>
    saveDeliverySettings.data.encode(await findDeliverySettings(db)),
  );
}

/** The version before reads fees here. */
const keepFees = (tx: DatabaseOrTransaction, { governorates }: DeliverySettings) =>
  tx.execute(sql`
    update ${shippingFees} set fee = new.fee
    from unnest(
      ${sql.param(governorates.map(({ code }) => code))}::text[],
      ${sql.param(governorates.map(({ fee }) => fee))}::int[]) as new (code, fee)
    where governorate_code = new.code`);
