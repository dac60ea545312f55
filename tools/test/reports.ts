import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../start/settings.ts';
import { journeyResults, devices } from './journeys.ts';

/** `repeated` names those of the passed that failed at first. */
export type Counts = { passed: number; failed: number; skipped: number; repeated: string[] };

/** The part of Vitest's JSON report that is counted. */
type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The part of Playwright's; a flaky test passed when it was repeated. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
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
  files: devices.map((device) => `${journeyResults(device)}.json`),
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

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, repeated: [] };

export function addUp(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, repeated }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      repeated: [...sum.repeated, ...repeated],
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
    repeated: [],
  };
}

function countPlaywright(text: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: suites.flatMap(flakyIn),
  };
}

function flakyIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)];
}
