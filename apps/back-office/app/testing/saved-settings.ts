import {
  pageMeta,
  type SavedSettings,
  type SettingsGroup,
  settingsGroups,
  type SettingsOf,
  type SettingsVersion,
} from '@craftsandore/contract';

import type { ReadHistory } from '../form/settings-history.tsx';
import { accepted } from './results.ts';

/** A group as an owner may have saved it. */
export const savedSettings = <Group extends SettingsGroup>(
  group: Group,
  changes: Partial<SettingsOf<Group>> = {},
  version = 3,
): SavedSettings<Group> => ({
  version,
  savedBy: 'Mariam Adel',
  savedAt: '2026-11-20T08:15:00.000Z',
  settings: { ...(settingsGroups[group].defaults as SettingsOf<Group>), ...changes }, // by the same name
});

/** What a page of settings reads of its history, newest first; one save a page. */
export const historyOf =
  (...versions: SettingsVersion[]): ReadHistory =>
  async (page) =>
    accepted({
      data: versions.slice(page - 1, page),
      meta: pageMeta(page, 1, versions.length),
    });

/** A save of a group over its defaults, as it is sent. */
export const savedVersion = <Group extends SettingsGroup>(
  group: Group,
  version: number,
  changes: Partial<SettingsOf<Group>>,
  before: Partial<SettingsOf<Group>> = {},
): SettingsVersion => ({
  version,
  savedBy: 'Mariam Adel',
  savedAt: `2026-11-2${version}T08:15:00.000Z`,
  settings: { ...settingsGroups[group].defaults, ...changes },
  before: { ...settingsGroups[group].defaults, ...before },
});

/** All that the law asks for. */
export const aSeller = {
  legalName: 'Wood Products LLC',
  legalNameAr: 'للمنتجات الخشبية ش.ذ.م.م',
  sellerAddress: '7 El Geish Street, Ras El Bar, Damietta',
  sellerAddressAr: 'شارع الجيش ٧، رأس البر، دمياط',
  commercialRegister: '48213',
  taxCard: '512-448-901',
  isVatRegistered: true,
};

export const aLogo = { key: `logo-${'a'.repeat(32)}`, width: 480, height: 160 };

export const aBranch = {
  name: 'Damietta, workshop and showroom',
  nameAr: 'دمياط، الورشة والمعرض',
  address: '7 El Geish Street, Ras El Bar',
  addressAr: 'شارع الجيش ٧، رأس البر',
  map: 'https://maps.example/damietta',
  hours: '10:00 to 21:00',
  hoursAr: '١٠ ص إلى ٩ م',
};
