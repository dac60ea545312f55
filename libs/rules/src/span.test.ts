import { expect, test } from 'vitest';

import { isWithin, nextEdge, type Span } from './span.ts';

const now = new Date('2026-11-25T10:00:00.000Z');
const [before, at, after, later] = [
  '2026-11-25T09:59:59.999Z',
  now.toISOString(),
  '2026-11-25T10:00:00.001Z',
  '2026-12-01T00:00:00.000Z',
];
const always: Span = { from: null, until: null };

test.each<[string, Partial<Span>, boolean, string | null]>([
  ['always', {}, true, null],
  ['since before', { from: before }, true, null],
  ['from now on', { from: at }, true, null],
  ['soon', { from: after }, false, after],
  ['soon and for a while', { from: after, until: later }, false, after],
  ['for a moment more', { until: after }, true, after],
  ['until now', { from: before, until: at }, false, null],
  ['before', { until: before }, false, null],
])('%s', (_, given, within, edge) => {
  const span = { ...always, ...given };
  expect(isWithin(span, now)).toBe(within);
  expect(nextEdge([span], now)?.toISOString() ?? null).toBe(edge);
});

test('the next edge is the first of all', () => {
  const spans = [always, { from: null, until: later }, { from: after, until: null }];
  expect(nextEdge(spans, now)).toEqual(new Date(after));
  expect(nextEdge([], now)).toBeNull();
});
