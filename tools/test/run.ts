import { ensureChromium } from '../browser/ensure-chromium.ts';
import { Failure } from '../failure.ts';
import { runCommand } from '../start/command.ts';
import { createProgress, type Progress, seconds } from '../start/progress.ts';
import { atOnce } from './at-once.ts';
import { countTests, NOTHING, removeReports } from './reports.ts';
import { type Stage, stages } from './stages.ts';
import { type Result, summaryOf } from './summary.ts';

/** `npm test`, or `npm test -- lint unit` for some of the stages. Stops at the first that fails. */
await runCommand(async (signal) => {
  const progress = createProgress();
  const chosen = chooseStages(process.argv.slice(2));
  if (chosen.some(({ name }) => ['unit', 'stories', 'end-to-end'].includes(name))) {
    await progress.step('Looking for a browser to test in', ensureChromium);
  }

  const results: Result[] = [];
  for (const group of atOnce(chosen)) {
    const run = (stage: Stage) => runStage(stage, progress, signal);
    results.push(...(await Promise.all(group.map(run))));
    if (results.some(({ failed }) => failed)) break;
  }
  progress.say(`\n${summaryOf(results)}`);
  return results.some(({ failed }) => failed) ? 1 : 0;
});

async function runStage(
  { name, run, reports }: Stage,
  progress: Progress,
  signal: AbortSignal,
): Promise<Result> {
  const since = Date.now();
  if (reports) removeReports(reports);
  const problems: string[] = [];
  try {
    await progress.step(name, () => run(signal, progress));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    problems.push(error.message);
  }

  const { counts, silent } = reports ? countTests(reports) : { counts: NOTHING, silent: [] };
  if (silent.length) problems.push(`No test ran for ${silent.join(', ')}.`);
  for (const problem of problems) progress.say(`\n${problem}`);
  const failed = problems.length > 0;
  // What fails without a failed test, such as lint, must not hide behind "0 failed".
  const atLeastOne = failed ? Math.max(counts.failed, 1) : counts.failed;
  return {
    stage: name,
    failed,
    counts: { ...counts, failed: atLeastOne },
    duration: seconds(since),
  };
}

function chooseStages(names: string[]): Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) {
    throw new Failure(
      `There is no stage "${unknown}". The stages are ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length ? stages.filter(({ name }) => names.includes(name)) : stages;
}
