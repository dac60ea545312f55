import { existsSync } from 'node:fs';

import { Failure } from '../failure.ts';
import { findChromium } from './find-chromium.ts';

/** Makes sure that there is a browser to test in: as root on Debian it installs one. */
export async function ensureChromium(run: (command: string[]) => Promise<unknown>): Promise<void> {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // Another installation may be under way.
    const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
    await run(['apt-get', ...patiently, 'update']);
    await run(['apt-get', ...patiently, 'install', '--yes', '--no-install-recommends', 'chromium']);
  }
  if (findChromium()) return;
  throw new Failure(
    'No Chromium or Chrome was found to test in. Install one (on Debian: apt-get install chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to it.',
  );
}
