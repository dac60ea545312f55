import { piastres } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleFigures } from '../../testing/sample-day.ts';
import { Sales } from './sales.tsx';

const lastWeek = (pounds: number) => ({ orders: 9, total: piastres(pounds * 100) });

test.each([
  [20_000, '37% up on this time last week'],
  [54_770, '50% down on this time last week'],
  [27_385, 'The same as this time last week'],
  [0, 'No sales by this time last week'],
])('with LE %d last week, this week has sold so much: %s', (pounds, words) => {
  renderInApp(<Sales figures={{ ...sampleFigures, lastWeekUntilNow: lastWeek(pounds) }} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('tells those who cannot see the chart what was sold on each day', () => {
  renderInApp(<Sales figures={sampleFigures} />);
  const table = within(screen.getByRole('table', { name: 'Sales by day' }));
  expect(table.getByRole('row', { name: /^Fri LE.2,285 LE.1,800$/ })).toBeInTheDocument();
});
