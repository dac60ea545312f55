import { defaultMoney, type MoneySettings } from '@craftsandore/contract';

import type { Database } from '../../src/db/client.ts';
import { settings } from '../../src/db/schema/settings.ts';

/** What the owner has set of money, in a shop where nothing of it was set yet. */
export async function setMoney(db: Database, changes: Partial<MoneySettings>): Promise<void> {
  await db
    .insert(settings)
    .values({ group: 'money', version: 1, value: { ...defaultMoney, ...changes } });
}
