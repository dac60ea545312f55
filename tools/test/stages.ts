import { checkFirstView } from '../bundles/first-view.ts';
import { checkBundles } from '../bundles/secrets.ts';
import { Silence } from '../failure.ts';
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
  /** Runs beside the stage after it, since it keeps one core busy. */
  besideNext?: true;
  /** Where the stage reports its tests, if it runs any. */
  reports?: ReportKind;
};

/** Everything that `npm test` checks, the quickest first. */
export const stages: Stage[] = [
  {
    name: 'formatting',
    run: (signal) => runTool('prettier', ['--check', '.'], signal),
    besideNext: true,
  },
  {
    name: 'unused',
    run: (signal) => runTool('knip', ['--no-config-hints'], signal),
    besideNext: true,
  },
  {
    name: 'lint',
    run: async (signal) => {
      await runNx('lint', signal);
      // What belongs to no project.
      await runTool('eslint', ['eslint.config.js', 'stylelint.config.js'], signal);
    },
  },
  { name: 'types', run: (signal) => runNx('typecheck', signal) },
  { name: 'unit', run: (signal) => runNx('test', signal), reports: unitReports },
  { name: 'build', run: (signal) => runNx('build', signal) },
  { name: 'budgets', run: checkFirstView },
  { name: 'bundles', run: async () => checkBundles() },
  {
    name: 'stories',
    run: runStories,
    reports: storyReports,
  },
  { name: 'end-to-end', run: runJourneys, reports: endToEndReports },
];

/**
 * Vitest's browser mode waits forever for a frame that never loads (vitest-dev/vitest#11243), so a run that hung is ended
 * and tried once more. The pictures of a language, its longest file, say nothing until their end: eight minutes on two cores.
 */
async function runStories(signal: AbortSignal, progress: Progress): Promise<void> {
  const run = () =>
    runTool('vitest', ['run', '--config=.storybook/vitest.config.ts'], signal, 15 * 60_000);
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Silence)) throw error;
    progress.say(`\n${error.message}\nA second try.`);
    await run();
  }
}

function runTool(name: string, args: string[], signal: AbortSignal, silenceLimit?: number) {
  const program = { name, args: [programOf(name), ...args], cwd: ROOT, env: process.env };
  return runToEnd(program, signal, { silenceLimit });
}
