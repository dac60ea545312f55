import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { StopAlertsPage } from './stop-alerts-page.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });

test('asks before it forgets anything', () => {
  renderInApp(<StopAlertsPage isWhole result={undefined} />);
  expect(screen.getByRole('button', { name: 'Forget them' })).toBeVisible();
});

test('says that it is done', () => {
  renderInApp(<StopAlertsPage isWhole result={{ ok: true, value: null }} />);
  expect(heading()).toHaveTextContent('Done');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that a link is broken', () => {
  renderInApp(<StopAlertsPage isWhole={false} result={undefined} />);
  expect(heading()).toHaveTextContent('incomplete');
});
