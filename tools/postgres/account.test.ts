import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { serverAccount } from './account.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'craftsandore account '));
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A machine that has these accounts and no others. */
function aMachineWith(accounts: Record<string, number>) {
  const known = Object.entries(accounts).map(([name, id]) => `${name}) echo ${id};;`);
  const id = join(folder, 'id');
  writeFileSync(id, `#!/bin/sh\ncase $2 in ${known.join(' ')} *) exit 1;; esac\n`);
  chmodSync(id, 0o755);
}

const startedBy = (uid: number) => vi.spyOn(process, 'getuid').mockReturnValue(uid);

test('root lends the server to the account that is made for it, else to nobody', () => {
  startedBy(0);
  aMachineWith({ nobody: 65_534, craftsandore: 998 });
  expect(serverAccount(undefined)).toEqual({ uid: 998, gid: 998 });
  aMachineWith({ nobody: 65_534 });
  expect(serverAccount(undefined)).toEqual({ uid: 65_534, gid: 65_534 });
  aMachineWith({});
  expect(() => serverAccount(undefined)).toThrow('useradd --system craftsandore');
});

test('anybody else runs the server as themselves', () => {
  startedBy(1000);
  aMachineWith({ nobody: 65_534, craftsandore: 998 });
  expect(serverAccount(undefined)).toBeUndefined();
});

test.runIf(process.getuid?.() === 0)('data stay with whom they belong to', () => {
  chownSync(folder, 65_534, 65_534);
  chmodSync(folder, 0o755);
  aMachineWith({ nobody: 65_534, craftsandore: 998 });
  expect(serverAccount(folder)).toEqual({ uid: 65_534, gid: 65_534 });
});
