import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Failure } from '../failure.ts';
import { findFreePort } from '../free-port.ts';
import { runNx } from '../start/nx.ts';
import { runToEnd } from '../start/processes.ts';
import { programOf } from '../start/program-of.ts';
import type { Progress } from '../start/progress.ts';
import { environmentFor, readSettings, ROOT, type Settings } from '../start/settings.ts';
import { startShop } from '../start/shop.ts';

/** Who goes on journeys; Playwright's projects. */
const devices = ['ar-phone', 'en-desktop'];

/** Two of each device go on journeys at once: most of one is waiting. */
const shopsOfDevice = 2;

/** Where the journeys of a device leave their traces, from the root. */
const resultsOf = (device: string) => `tools/test/test-results/${device}`;
const reportOf = (device: string) => `${resultsOf(device)}.json`;

/** The reports of all journeys, from the root. */
export const journeyReports = devices.map(reportOf);

/**
 * Runs all journeys, each worker of Playwright in a shop of its own, so that none buys the other's stock. Whoever is done
 * with a file of its device takes the next one.
 */
export async function runJourneys(signal: AbortSignal, progress: Progress): Promise<void> {
  // Once before: a build takes the files of the others' shops away.
  await runNx('build', signal);
  const shops: OpenShop[] = [];
  try {
    const first = await openShop('Shop 1', signal, progress);
    shops.push(first);
    const others = await Promise.allSettled(
      Array.from({ length: devices.length * shopsOfDevice - 1 }, (_, index) =>
        openShop(`Shop ${index + 2}`, signal, progress, first.photos),
      ),
    );
    for (const other of others) {
      if (other.status === 'fulfilled') shops.push(other.value);
    }
    for (const other of others) {
      if (other.status === 'rejected') throw other.reason;
    }
    await allOf(
      devices.map((device, place) => {
        const own = shops.slice(place * shopsOfDevice, (place + 1) * shopsOfDevice);
        return goOnJourneys(device, own, signal);
      }),
    );
    signal.throwIfAborted();
  } finally {
    await Promise.all(shops.map(({ close }) => close()));
  }
}

/** Waits for all. What fails is said of each: the other device's journeys may have failed too. */
async function allOf(runs: Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(runs);
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const fault = reasons.find((reason) => !(reason instanceof Failure));
  if (fault) throw fault;
  if (reasons.length) throw new Failure(reasons.map(({ message }) => message).join('\n\n'));
}

/** Where a shop is, as environment variables. */
export type ShopEnvironment = Record<string, string>;

type OpenShop = { settings: Settings; photos: string; close: () => Promise<void> };

/**
 * On ports of its own, with data that nobody will miss. It has no need to draw the sample photos when it is given `photos`,
 * the folder of a shop that has.
 */
async function openShop(
  name: string,
  signal: AbortSignal,
  progress: Progress,
  photos?: string,
): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-test-'));
  // Root runs the database as another user, who has to be able to enter.
  chmodSync(dataDir, 0o711);
  const own = join(dataDir, 'images');
  if (photos) cpSync(photos, own, { recursive: true });
  const settings = readSettings({
    API_PORT: String(await findFreePort()),
    STOREFRONT_PORT: String(await findFreePort()),
    BACK_OFFICE_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
  });
  const shop = await startShop({
    settings,
    mode: 'production',
    isBuilt: true,
    durability: 'fast',
    progress: { ...progress, step: (title, work) => progress.step(`${name}: ${title}`, work) },
    signal,
  });
  return {
    settings,
    photos: own,
    close: async () => {
      await shop.stop();
      for (const folder of [shop.databaseHome, dataDir]) {
        if (folder) rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function goOnJourneys(device: string, shops: OpenShop[], signal: AbortSignal): Promise<void> {
  const environments: ShopEnvironment[] = shops.map(({ settings }) => environmentFor(settings, ''));
  return runToEnd(
    {
      name: '@playwright/test',
      args: [
        programOf('@playwright/test'),
        'test',
        '--config=tools/test/playwright.config.ts',
        `--project=${device}`,
        `--output=${resultsOf(device)}`,
      ],
      cwd: ROOT,
      env: {
        ...process.env,
        SHOPS: JSON.stringify(environments),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(device),
      },
    },
    signal,
  );
}
