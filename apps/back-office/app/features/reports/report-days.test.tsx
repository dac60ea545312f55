import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { ReportDays } from './report-days.tsx';

test('days that no report can span are kept, explained, and not asked for', () => {
  const onFilter = vi.fn();
  renderInApp(
    <ReportDays
      days={{ from: '2026-11-07', to: '2026-11-20' }}
      now={new Date('2026-11-20T12:00:00Z')}
      onFilter={onFilter}
    />,
  );

  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '2026-12-24' } });
  expect(from).toHaveValue('2026-12-24');
  expect(screen.getByText(/ends after it begins/)).toBeVisible();
  expect(onFilter).not.toHaveBeenCalled();

  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-31' } });
  expect(onFilter).toHaveBeenCalledWith({ from: '2026-12-24', to: '2026-12-31' });
  expect(screen.queryByText(/ends after it begins/)).toBeNull();
});
