import type { Shop } from '@craftsandore/contract';
import { announcementWillChange, shopOf } from '@craftsandore/rules';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { findLedTo } from './footer.ts';
import { findAllSaved } from './settings.ts';

/** What everybody may know of the shop – with its pictures, if it is said where they are – and whether time alone will change it. */
export async function findShop(
  db: DatabaseOrTransaction,
  now: Date,
  picturesUrl?: string,
): Promise<{ shop: Shop; willChange: boolean }> {
  const saved = await findAllSaved(db);
  const footer = saved.footer.settings;
  const announcement = saved.announcement.settings;
  const groups = {
    shop: saved.shop.settings,
    money: saved.money.settings,
    announcement,
    home: saved.home.settings,
    footer,
    ...(picturesUrl && { picturesUrl }),
  };
  return {
    shop: shopOf(groups, await findLedTo(db, footer), now),
    willChange: announcementWillChange(announcement, now),
  };
}
