import {
  type SavedSettings,
  type SettingsGroup,
  settingsGroups,
  type SettingsOf,
} from '@craftsandore/contract';
import type { z } from 'zod';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { findSettingsRows, insertSettingsRow, tellingCurrent } from './settings-rows.ts';

export type AllSaved = { [Group in SettingsGroup]: SavedSettings<Group> };

/** All groups as the owner has saved them last; where that says nothing, what the shop came with. */
export async function findAllSaved(db: DatabaseOrTransaction): Promise<AllSaved> {
  const groups = Object.keys(settingsGroups) as SettingsGroup[]; // which are its keys
  const rows = await findSettingsRows(db, groups);
  const saved = groups.map((group) => [group, savedOf(group, rows)]);
  return Object.fromEntries(saved) as AllSaved; // every group
}

export async function findSaved<Group extends SettingsGroup>(
  db: DatabaseOrTransaction,
  group: Group,
): Promise<SavedSettings<Group>> {
  return savedOf(group, await findSettingsRows(db, [group]));
}

type Rows = Awaited<ReturnType<typeof findSettingsRows>>;

function savedOf<Group extends SettingsGroup>(group: Group, rows: Rows): SavedSettings<Group> {
  const row = rows.get(group);
  const defaults = settingsGroups[group].defaults as SettingsOf<Group>; // by the same name
  if (!row) return { version: 0, savedBy: null, savedAt: null, settings: defaults };
  const { value, ...saved } = row;
  return { ...saved, settings: { ...defaults, ...(value as SettingsOf<Group>) } }; // as it was saved
}

/** What the call that saves a group is sent: what is given is set, and the rest stays. */
export type Changes<Group extends SettingsGroup> = {
  [Field in keyof SettingsOf<Group>]?: SettingsOf<Group>[Field] | undefined;
} & { seenVersion: number };

/** What must change with the settings, or refuses them. */
export type Within<Group extends SettingsGroup> = (
  tx: Transaction,
  settings: SettingsOf<Group>,
  version: number,
) => unknown;

type Save<Group extends SettingsGroup> = {
  body: Changes<Group>;
  staffId: number;
  within?: Within<Group> | undefined;
};

/** Saves a group. @throws Problem with what it is now, for who has not seen that. */
export function saveSettings<Group extends SettingsGroup>(
  db: Database,
  group: Group,
  { body, staffId, within }: Save<Group>,
): Promise<SavedSettings<Group>> {
  const { seenVersion, ...changes } = body;
  const save = db.transaction(async (tx) => {
    const { version, settings: before } = await findSaved(tx, group);
    if (version !== seenVersion) throw new Problem('settings.changed');
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const value: SettingsOf<Group> = { ...before, ...Object.fromEntries(given) };
    await insertSettingsRow(tx, { group, version: version + 1, value, staffId });
    await within?.(tx, value, version + 1);
    return findSaved(tx, group);
  });
  return tellingCurrent(save, async () => {
    const { settings, ...now } = await findSaved(db, group);
    const shape: z.ZodType = settingsGroups[group].shape;
    return { ...now, settings: shape.encode(settings) };
  });
}
