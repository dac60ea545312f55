import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { salma } from '../../testing/sessions.ts';
import { ProfilePage } from './profile-page.tsx';

const profile = {
  ...salma.user,
  role: { name: 'User' as const },
  createdAt: '2026-01-02T10:00:00.000Z',
  ...{ isProviderOnly: false, orders: [], shippingDetails: [] },
};

test.each([
  [true, 'Yes'],
  [false, 'No'],
])('says who a customer is, whether verified (%s), and since when', (isVerified, answer) => {
  renderInApp(<ProfilePage profile={{ ...profile, isVerified }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Salma' })).toBeVisible();
  const facts = screen.getAllByRole('term').map((term) => {
    return [term.textContent, term.nextElementSibling?.textContent];
  });
  expect(facts).toEqual([
    ['Email', 'salma@example.com'],
    ['Role', 'User'],
    ['Verified', answer],
    ['Created at', '2 January 2026'],
  ]);
});
