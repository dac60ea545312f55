import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { LogsToolbar } from './logs-toolbar.tsx';

const show = (from: string, to: string) =>
  renderInApp(<LogsToolbar filters={{ page: 1, from, to }} onFilter={vi.fn()} />);

test('says of a span that its end is before its start', () => {
  show('2026-11-25T10:00+02:00', '2026-11-01T10:00+02:00');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/before “From”/);
});

test('takes moments for what they are, in summer time and winter time', () => {
  show('2026-10-29T23:30+03:00', '2026-10-29T23:00+02:00');
  expect(screen.getByLabelText('To')).toBeValid();
});
