import { defaultShop } from '@craftsandore/contract';

import type { Transaction } from '../db/client.ts';
import { insertSettingsRow } from '../modules/settings/settings-rows.ts';

/** Says who sells, so that a demo shows what the law asks for. */
export async function seedSeller(tx: Transaction, staffId: number): Promise<void> {
  const value = {
    ...defaultShop,
    legalName: `${defaultShop.name} Wood Products LLC`,
    legalNameAr: `${defaultShop.nameAr} للمنتجات الخشبية ش.ذ.م.م`,
    sellerAddress: '7 El Geish Street, Ras El Bar, Damietta',
    sellerAddressAr: 'شارع الجيش ٧، رأس البر، دمياط',
    commercialRegister: '48213',
    taxCard: '512-448-901',
    isVatRegistered: true,
  };
  await insertSettingsRow(tx, { group: 'shop', version: 1, value, staffId });
}
