import { piastres } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleDay } from '../../testing/sample-day.ts';
import { Sales } from './sales.tsx';

const lastWeek = (pounds: number) => ({ orders: 9, total: piastres(pounds * 100) });

test.each([
  [20_000, '37% more than last week by now'],
  [54_770, '50% less than last week by now'],
  [27_385, 'As much as last week by now'],
  [0, 'Nothing was sold last week by now'],
])('with LE %d last week, this week has sold so much: %s', (pounds, words) => {
  renderInApp(<Sales day={{ ...sampleDay, lastWeekUntilNow: lastWeek(pounds) }} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('tells those who cannot see the chart what was sold on each day', () => {
  renderInApp(<Sales day={sampleDay} />);
  const table = within(screen.getByRole('table', { name: 'Sales by day' }));
  expect(table.getByRole('row', { name: /^Fri LE.2,285 LE.1,800$/ })).toBeInTheDocument();
});
