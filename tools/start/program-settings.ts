import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './settings.ts';

/** Where each program reads its settings. */
const files = {
  api: 'apps/api/src/env.ts',
  storefront: 'apps/storefront/app/server/env.server.ts',
  'back-office': 'apps/back-office/http/env.ts',
};
export type Program = keyof typeof files;
export const programs = ['api', 'storefront', 'back-office'] as const satisfies Program[];

/** The part of a JSON schema that settings have. */
export type SettingsSchema = {
  /** When those that have no default are needed; always, where it does not say. */
  description?: string;
  properties?: Record<string, { description?: string; default?: unknown }>;
  required?: string[];
  allOf?: SettingsSchema[];
};

/** What a program says of its settings, part by part. */
export async function settingsOf(program: Program): Promise<SettingsSchema[]> {
  const { settingsSchema } = await import(pathToFileURL(join(ROOT, files[program])).href);
  return [settingsSchema, ...(settingsSchema.allOf ?? [])];
}

export async function settingNamesOf(program: Program): Promise<Set<string>> {
  const parts = await settingsOf(program);
  return new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
}
