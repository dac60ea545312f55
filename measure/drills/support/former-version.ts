import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ROOT } from '@craftsandore/tools/settings';

import { temporaryFolder } from './open-shop.ts';

const run = promisify(execFile);

/**
 * Checks out and builds the API as it was before the last migration, with today's packages. Undefined where the history is
 * missing, as in a shallow clone.
 */
export async function checkOutFormerApi() {
  const folder = temporaryFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const newTables = ['--diff-filter=A', '--', 'apps/api/src/db/migrations/*.sql'];
    const { stdout } = await run('git', ['log', '-1', '--format=%H', ...newTables], { cwd: ROOT });
    const archive = join(folder, 'former.tar');
    const parts = ['apps/api', 'libs', 'package.json', 'tsconfig.base.json'];
    const before = `${stdout.trim()}^`;
    await run('git', ['archive', '--output', archive, before, ...parts], { cwd: ROOT });
    await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  } catch {
    remove();
    return;
  }
  linkPackages(folder);
  const api = join(folder, 'apps/api');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: api });
  return { folder: api, remove };
}

/** Links today's packages, and the libs of that version. */
function linkPackages(folder: string) {
  const packages = join(folder, 'node_modules');
  const own = join(packages, '@craftsandore');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@craftsandore')
      symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(folder, 'libs'))) {
    symlinkSync(join(folder, 'libs', name), join(own, name));
  }
  symlinkSync(join(ROOT, 'apps/api/node_modules'), join(folder, 'apps/api/node_modules'));
}
