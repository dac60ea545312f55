import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../start/settings.ts';
import { journeyReports } from './journeys.ts';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Those that passed, but at the second try only. */
  unsteady: string[];
};

/** The part of Vitest's JSON report that is counted. */
type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The part of Playwright's. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};
type Suite = {
  file: string;
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
  suites?: Suite[];
};

/** Report files as a pattern from the root, and how to count one. */
export type ReportKind = { files: string[]; count: (report: string) => Counts };

/** One report per project that has tests; one that is missing means tests that did not run. */
export const unitReports: ReportKind = {
  files: globSync('{apps/*,libs/*,measure,tools}/package.json', { cwd: ROOT })
    .filter((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).scripts?.test)
    .map((file) => file.replace(/package\.json$/, 'test-results/unit.json')),
  count: countVitest,
};

export const storyReports: ReportKind = {
  files: ['.storybook/test-results/stories.json'],
  count: countVitest,
};

export const endToEndReports: ReportKind = {
  files: journeyReports,
  count: countPlaywright,
};

/** Deletes the reports of earlier runs. */
export function removeReports({ files }: ReportKind): void {
  for (const file of files) rmSync(join(ROOT, file), { force: true });
}

/** Adds the reports up; `silent` lists those that are missing or without a single executed test. */
export function countTests({ files, count }: ReportKind): { counts: Counts; silent: string[] } {
  const reports = files.map((file) => ({ file, counts: read(file, count) }));
  return {
    counts: addUp(reports.map(({ counts }) => counts)),
    silent: reports
      .filter(({ counts }) => !counts.passed && !counts.failed)
      .map(({ file }) => file),
  };
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, unsteady: [] };

export function addUp(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, unsteady }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      unsteady: [...sum.unsteady, ...unsteady],
    }),
    NOTHING,
  );
}

function read(file: string, count: ReportKind['count']): Counts {
  const path = join(ROOT, file);
  return existsSync(path) ? count(readFileSync(path, 'utf8')) : NOTHING;
}

function countVitest(text: string): Counts {
  const report: VitestReport = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    unsteady: [],
  };
}

function countPlaywright(text: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    unsteady: suites.flatMap(unsteadyIn),
  };
}

function unsteadyIn({ file, specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(unsteadyIn)];
}
