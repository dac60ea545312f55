import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort } from '../free-port.ts';
import { runNx } from '../start/nx.ts';
import { runToEnd } from '../start/processes.ts';
import { programOf } from '../start/program-of.ts';
import type { Progress } from '../start/progress.ts';
import { environmentFor, readSettings, ROOT } from '../start/settings.ts';
import { startShop } from '../start/shop.ts';

/** Who goes on every journey; Playwright's projects. */
const devices = ['ar-phone', 'en-desktop'];

/** Half of the journeys of one device, as Playwright shares them out. */
type Half = { device: string; shard: string; name: string };

const halves: Half[] = devices.flatMap((device) =>
  [1, 2].map((half) => ({ device, shard: `${half}/2`, name: `${device}-${half}` })),
);

/** Where journeys leave their traces, from the root. */
const resultsOf = ({ name }: Half) => `tools/test/test-results/${name}`;
const reportOf = (half: Half) => `${resultsOf(half)}.json`;

/** The reports of all journeys, from the root. */
export const journeyReports = halves.map(reportOf);

/**
 * Runs all journeys, four side by side because most of a journey is waiting: each in a shop of its own, so that none buys
 * the other's stock.
 */
export async function runJourneys(signal: AbortSignal, progress: Progress): Promise<void> {
  // Once before: two builds at once would take each other's files away.
  await runNx('build', signal);
  const ends = await Promise.allSettled(halves.map((half) => runHalf(half, signal, progress)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** On ports of its own, with data that nobody will miss. */
async function runHalf(half: Half, signal: AbortSignal, progress: Progress) {
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-test-'));
  // Root runs the database as another user, who has to be able to enter.
  chmodSync(dataDir, 0o711);
  const settings = readSettings({
    API_PORT: String(await findFreePort()),
    STOREFRONT_PORT: String(await findFreePort()),
    BACK_OFFICE_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
  });
  const shop = await startShop({
    settings,
    mode: 'production',
    durability: 'fast',
    progress: {
      ...progress,
      step: (title, work) => progress.step(`${half.name}: ${title}`, work),
    },
    signal,
  });
  try {
    await runToEnd(
      {
        name: '@playwright/test',
        args: [
          programOf('@playwright/test'),
          'test',
          '--config=tools/test/playwright.config.ts',
          `--project=${half.device}`,
          `--shard=${half.shard}`,
          `--output=${resultsOf(half)}`,
        ],
        cwd: ROOT,
        env: {
          ...process.env,
          ...environmentFor(settings, ''),
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(half),
        },
      },
      signal,
    );
  } finally {
    await shop.stop();
    for (const folder of [shop.databaseHome, dataDir]) {
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  }
}
