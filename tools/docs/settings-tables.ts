import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { ROOT } from '../start/settings.ts';

/** The page that tells of all settings. */
export const page = join(ROOT, 'docs/operations.md');

/** Where each program reads its settings. */
const programs = {
  api: 'apps/api/src/env.ts',
  storefront: 'apps/storefront/app/server/env.server.ts',
  'back-office': 'apps/back-office/server/env.ts',
};

/** The part of a JSON schema that is written about. */
type Schema = {
  /** When those that have no default are needed; always, where it does not say. */
  description?: string;
  properties?: Record<string, { description?: string; default?: unknown }>;
  required?: string[];
  allOf?: Schema[];
};

/** The page with its tables as the schemas of the programs say. */
export async function withTables(text: string): Promise<string> {
  let written = text;
  for (const [program, file] of Object.entries(programs)) {
    const { settingsSchema } = await import(pathToFileURL(join(ROOT, file)).href);
    const [begin, end] = [`<!-- settings of ${program} -->`, `<!-- end of settings -->`];
    const from = written.indexOf(begin) + begin.length;
    const to = written.indexOf(end, from);
    if (from < begin.length || to < 0) throw new Error(`${page} has no place for ${program}`);
    written = `${written.slice(0, from)}\n\n${tableOf(settingsSchema)}\n\n${written.slice(to)}`;
  }
  return format(written, { ...(await resolveConfig(page)), filepath: page });
}

function tableOf(schema: Schema): string {
  const rows = [schema, ...(schema.allOf ?? [])].flatMap(
    ({ description = 'required', properties = {}, required = [] }) =>
      Object.entries(properties).map(([name, setting]) => {
        const wanted = required.includes(name) ? description : '';
        const value = setting.default === undefined ? wanted : `\`${defaultOf(setting.default)}\``;
        return `| \`${name}\` | ${value} | ${setting.description ?? ''} |`;
      }),
  );
  return ['| variable | default | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A folder of this clone is one of any clone. */
const defaultOf = (value: unknown) => String(value).replace(`${ROOT}/`, '');
