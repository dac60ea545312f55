import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../start/settings.ts';
import { addUp, endToEndReports, NOTHING, unitReports } from './reports.ts';
import { summaryOf } from './summary.ts';

test('adds up what Vitest and Playwright reported', () => {
  const unit = unitReports.count(
    JSON.stringify({
      ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 },
      testResults: [
        {
          ...{ name: join(ROOT, 'libs/rules/a.test.ts'), status: 'failed', message: '' },
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            {
              ...{ fullName: 'waits', status: 'passed', failureMessages: [] },
              meta: { isSecondTry: true },
            },
            {
              fullName: 'divides',
              status: 'failed',
              failureMessages: ['\u001b[31mExpected 2\n at a'],
            },
          ],
        },
        {
          ...{
            name: join(ROOT, 'libs/rules/b.test.ts'),
            status: 'failed',
            message: 'No such file',
          },
          assertionResults: [],
        },
      ],
    }),
  );
  const journeys = endToEndReports.count(
    JSON.stringify({
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          file: 'a.spec.ts',
          specs: [
            {
              title: 'buys',
              tests: [{ status: 'expected', projectName: 'ar-phone', results: [] }],
            },
            {
              title: 'reads',
              tests: [
                {
                  ...{ status: 'unexpected', projectName: 'en-desktop' },
                  results: [{ error: { message: 'Timeout' } }],
                },
              ],
            },
          ],
          suites: [
            {
              file: 'a.spec.ts',
              specs: [
                {
                  title: 'pays',
                  tests: [{ status: 'flaky', projectName: 'ar-phone', results: [] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  );

  expect(addUp([unit, journeys])).toEqual({
    ...{ passed: 8, failed: 2, skipped: 2 },
    failures: [
      'libs/rules/a.test.ts: divides\n  Expected 2\n   at a',
      'libs/rules/b.test.ts\n  No such file',
      '[en-desktop] a.spec.ts: reads\n  Timeout',
    ],
    unsteady: ['libs/rules/a.test.ts: waits', '[ar-phone] a.spec.ts: pays'],
  });
});

test('expects a report of every project that has tests', () => {
  expect(unitReports.files).toContain('tools/test-results/unit.json');
  expect(unitReports.files).toContain('apps/api/test-results/unit.json');
});

test('names what failed and what passed at the second try only, and ends in the line that counts', () => {
  const summary = summaryOf([
    { stage: 'lint', failed: false, counts: NOTHING, duration: '9.8 s' },
    {
      stage: 'unit',
      failed: true,
      counts: {
        ...{ passed: 41, failed: 2, skipped: 0 },
        failures: ['a.test.ts: divides\n  Expected 2'],
        unsteady: ['[ar-phone] a.spec.ts: pays'],
      },
      duration: '60.2 s',
    },
  ]);

  expect(summary.split('\n')).toEqual([
    'stage  passed  failed  skipped  duration',
    'lint                               9.8 s         ✓',
    'unit       41       2             60.2 s  ✗ failed',
    '',
    '✗ a.test.ts: divides',
    '  Expected 2',
    '',
    'Passed at the second try only: [ar-phone] a.spec.ts: pays',
    '41 passed, 2 failed',
  ]);
});
