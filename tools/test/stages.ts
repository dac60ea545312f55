import { checkFirstView } from '../bundles/first-view.ts';
import { checkBundles } from '../bundles/secrets.ts';
import { runNx } from '../start/nx.ts';
import { runToEnd } from '../start/processes.ts';
import { programOf } from '../start/program-of.ts';
import type { Progress } from '../start/progress.ts';
import { ROOT } from '../start/settings.ts';
import { runJourneys } from './journeys.ts';
import { endToEndReports, type ReportKind, storyReports, unitReports } from './reports.ts';

export type Stage = {
  name: string;
  run: (signal: AbortSignal, progress: Progress) => Promise<unknown>;
  /** Where the stage reports its tests, if it runs any. */
  reports?: ReportKind;
};

/** Everything that `npm test` checks, the quickest first. */
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

function runTool(name: string, args: string[], signal: AbortSignal) {
  return runToEnd({ name, args: [programOf(name), ...args], cwd: ROOT, env: process.env }, signal);
}
