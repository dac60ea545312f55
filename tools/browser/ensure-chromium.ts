import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

import { Failure } from '../failure.ts';
import { findChromium } from './find-chromium.ts';

/** Makes sure that there is a browser to test in: as root on Debian it installs one. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installFromDebian();
  if (findChromium()) return;
  throw new Failure(
    'No Chromium or Chrome was found to test in. Install one (on Debian: apt-get install chromium chromium-headless-shell; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to it.',
  );
}

/** With the shell, which older releases lack. Tells what goes wrong, and leaves the conclusion to the caller. */
async function installFromDebian(): Promise<void> {
  const run = promisify(execFile);
  // Another installation may be under way.
  const aptGet = (...args: string[]) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args]);
  const install = (...names: string[]) =>
    aptGet('install', '--yes', '--no-install-recommends', ...names);
  try {
    await aptGet('update');
    await install('chromium', 'chromium-headless-shell').catch(() => install('chromium'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
