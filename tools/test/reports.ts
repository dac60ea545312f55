import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { ROOT } from '../start/settings.ts';
import { journeyReports } from './journeys.ts';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test with its first words. */
  failures: string[];
  /** Those that passed, but at the second try only. */
  unsteady: string[];
};

/** The part of Vitest's JSON report that is counted. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: VitestFile[];
};
/** `message` says why a file failed as a whole. */
type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    fullName: string;
    status: string;
    failureMessages: string[];
    meta?: { isSecondTry?: boolean };
  }[];
};

/** The part of Playwright's. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};
type Suite = {
  file: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: Suite[];
};

type PlaywrightTest = {
  status: string;
  projectName: string;
  results: { error?: { message?: string } }[];
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

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

export function addUp(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, failures, unsteady }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
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
    failures: report.testResults.flatMap(failuresOf),
    unsteady: report.testResults.flatMap(unsteadyIn),
  };
}

const unsteadyIn = ({ name, assertionResults }: VitestFile): string[] =>
  assertionResults
    .filter(({ status, meta }) => status === 'passed' && meta?.isSecondTry)
    .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`);

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && !failed.length) return [failureOf(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    failureOf(`${file}: ${fullName}`, failureMessages[0]),
  );
}

function countPlaywright(text: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites
      .flatMap((suite) => testsIn(suite, 'unexpected'))
      .map(({ name, results }) => failureOf(name, results[0]?.error?.message)),
    unsteady: suites.flatMap((suite) => testsIn(suite, 'flaky')).map(({ name }) => name),
  };
}

function testsIn({ file, specs = [], suites = [] }: Suite, status: string) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        results,
      })),
  );
  return [...own, ...suites.flatMap((suite): typeof own => testsIn(suite, status))];
}

/** A test, and what it said first: its whole words stand further up, among those of thousands. */
function failureOf(name: string, message = ''): string {
  const words = stripVTControlCharacters(message).trim().split('\n').slice(0, 12);
  return [name, ...words.map((line) => `  ${line.slice(0, 200)}`.trimEnd())].join('\n');
}
