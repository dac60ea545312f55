import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../start/settings.ts';

type LockedPackage = {
  version: string;
  license?: string;
  /** Where from, if not from the registry that npm is set to. */
  resolved?: string;
  integrity?: string;
  /** Of our own workspace. */
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
};

/** Every package of the lock file that is not our own, by its name. */
export function lockedPackages(): (LockedPackage & { name: string })[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const folder = 'node_modules/';
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(folder) && !link)
    .map(([path, entry]) => ({
      ...entry,
      name: path.slice(path.lastIndexOf(folder) + folder.length),
    }));
}
