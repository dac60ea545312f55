import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './settings.ts';

/** The file behind the command that a package brings, to be run on this Node without a shell or npx. */
export function programOf(packageName: string): string {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : (bin[packageName] ?? Object.values(bin)[0]);
  if (!file) throw new Error(`${packageName} brings no command`);
  return join(folder, file);
}
