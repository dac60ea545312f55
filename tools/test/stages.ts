import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkBundles } from '../bench/bundles.ts';
import { checkFirstView } from '../bench/first-view.ts';
import { findFreePort } from '../free-port.ts';
import { runNx } from '../start/nx.ts';
import { runToEnd } from '../start/processes.ts';
import { programOf } from '../start/program-of.ts';
import type { Progress } from '../start/progress.ts';
import { environmentFor, readSettings, ROOT } from '../start/settings.ts';
import { startShop } from '../start/shop.ts';
import { endToEndReports, type ReportKind, storyReports, unitReports } from './reports.ts';

export type Stage = {
  name: string;
  run: (signal: AbortSignal, progress: Progress) => Promise<unknown>;
  /** Where the stage reports its tests, if it runs any. */
  reports?: ReportKind;
};

/** Everything that `npm test` checks, the quickest answers first. */
export const stages: Stage[] = [
  {
    name: 'formatting',
    run: (signal) => runTool('prettier', ['--check', '.'], signal),
  },
  {
    name: 'lint',
    run: async (signal) => {
      await runNx('lint', signal);
      // What belongs to no project.
      await runTool('eslint', ['eslint.config.js', 'stylelint.config.js'], signal);
      await runTool('knip', ['--no-config-hints'], signal);
    },
  },
  { name: 'types', run: (signal) => runNx('typecheck', signal) },
  { name: 'unit', run: (signal) => runNx('test', signal), reports: unitReports },
  { name: 'build', run: (signal) => runNx('build', signal) },
  { name: 'budgets', run: async () => checkFirstView() },
  { name: 'bundles', run: async () => checkBundles() },
  {
    name: 'stories',
    run: (signal) => runTool('vitest', ['run', '--config=.storybook/vitest.config.ts'], signal),
    reports: storyReports,
  },
  { name: 'end-to-end', run: runJourneys, reports: endToEndReports },
];

/** Runs the journeys on a whole shop of their own, on ports of its own, with data that nobody will miss. */
async function runJourneys(signal: AbortSignal, progress: Progress) {
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
    progress,
    signal,
  });
  try {
    const config = '--config=tools/test/playwright.config.ts';
    await runTool('@playwright/test', ['test', config], signal, environmentFor(settings, ''));
  } finally {
    await shop.stop();
    for (const folder of [shop.databaseHome, dataDir]) {
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  }
}

function runTool(
  name: string,
  args: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
) {
  return runToEnd({ name, args: [programOf(name), ...args], cwd: ROOT, env }, signal);
}
