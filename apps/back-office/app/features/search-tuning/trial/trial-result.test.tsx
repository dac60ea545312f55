import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aTrial } from '../../../testing/a-trial.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { TrialResult } from './trial-result.tsx';
import type { Trial } from './use-trial.ts';

const bowl = { id: 1, name: 'Salad bowl', nameAr: 'سلطانية سلطة' };
const board = { id: 2, name: 'Olive board', nameAr: 'لوح زيتون' };

/** What is said, without the marks that keep scripts apart. */
function saidOf(facts: Partial<Trial>, query?: string): string {
  const { container } = renderInApp(<TrialResult result={accepted(aTrial(facts))} query={query} />);
  return container.textContent.replace(/[\u2068\u2069]/g, '');
}

test('says that a search would find something at last', () => {
  const said = saidOf({ after: [bowl] }, 'gourd');
  expect(said).toContain('“gourd” finds nothing now. It would find:');
  expect(screen.getByRole('list')).toHaveTextContent('Salad bowl');
});

test('says that a search would still find nothing', () => {
  expect(saidOf({}, 'gourd')).toContain('“gourd” would still find nothing.');
});

test('marks the products that are new, and names those that leave', () => {
  saidOf({ before: [board], after: [bowl] }, 'gourd');
  const [found, left] = screen.getAllByRole('list');
  expect(found).toHaveTextContent('Salad bowl New');
  expect(left).toHaveTextContent('Olive board');
});

test('says what becomes of the checks, the worse ones first', () => {
  const said = saidOf({
    better: [{ query: 'pouffe', before: 0, after: 1 }],
    worse: [{ query: 'tray', before: 1, after: 0.25 }],
  });
  expect(said).toMatch(/1 of the shop’s 40 checks would find less.*from 100% to 25%.*more/);
});

test('says that no check changes, and that there are none', () => {
  expect(saidOf({})).toBe('All 40 checks of the shop find what they found before.');
  expect(saidOf({ checks: 0 })).toBe('This shop has no checks of its own to try the words on.');
});

test('leaves it to the status around it to read out why nobody knows', () => {
  renderInApp(<TrialResult result={refused({ sentence: 'Too busy.' })} query="gourd" />);
  expect(screen.getByText('Too busy.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
