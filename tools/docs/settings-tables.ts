import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { programs, type SettingsSchema, settingsOf } from '../start/program-settings.ts';
import { ROOT } from '../start/settings.ts';

/** The page that tells of all settings. */
export const page = join(ROOT, 'docs/operations.md');

/** The page with its tables as the schemas of the programs say. */
export async function withTables(text: string): Promise<string> {
  let written = text;
  for (const program of programs) {
    const table = tableOf(await settingsOf(program));
    const [begin, end] = [`<!-- settings of ${program} -->`, `<!-- end of settings -->`];
    const from = written.indexOf(begin) + begin.length;
    const to = written.indexOf(end, from);
    if (from < begin.length || to < 0) throw new Error(`${page} has no place for ${program}`);
    written = `${written.slice(0, from)}\n\n${table}\n\n${written.slice(to)}`;
  }
  return format(written, { ...(await resolveConfig(page)), filepath: page });
}

function tableOf(parts: SettingsSchema[]): string {
  const rows = parts.flatMap(({ description = 'required', properties = {}, required = [] }) =>
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
