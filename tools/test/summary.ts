import { tableOf } from '../table.ts';
import { addUp, type Counts } from './reports.ts';

export type Result = { stage: string; failed: boolean; counts: Counts; duration: string };

/** A table of what ran, what failed, and the line that counts all tests: "412 passed, 0 failed". */
export function summaryOf(results: Result[]): string {
  const header = ['stage', 'passed', 'failed', 'skipped', 'duration', ''];
  const rows = results.map(({ stage, failed, counts, duration }) => [
    stage,
    ...[counts.passed, counts.failed, counts.skipped].map((count) => String(count || '')),
    duration,
    failed ? '✗ failed' : '✓',
  ]);
  const { passed, failed, failures, unsteady } = addUp(results.map(({ counts }) => counts));
  const again = unsteady.map((name) => `Passed at the second try only: ${name}`);
  const failedTests = failures.flatMap((failure) => [`✗ ${failure}`, '']);
  return [
    tableOf(header, rows),
    '',
    ...failedTests,
    ...again,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
