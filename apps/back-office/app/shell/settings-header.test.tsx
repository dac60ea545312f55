import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { sessionOf } from '../testing/session-of.ts';
import { SettingsHeader } from './settings-header.tsx';

const tabs = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/admin-settings'));

test('settings lead to each other, those of the staff’s security too', () => {
  renderInApp(<SettingsHeader title="Shop" />, { session: sessionOf('Admin') });
  expect(tabs()).toEqual(expect.arrayContaining(['/admin-settings', '/admin-settings/staff']));
});

test('they lead nobody where their role may not go', () => {
  renderInApp(<SettingsHeader title="Pages" />, { session: sessionOf('Developer') });
  const forDevelopers = ['home', 'footer', 'pages'].map((group) => `/admin-settings/${group}`);
  expect(tabs()).toEqual(forDevelopers);
});

test('the page that is shown is brought into the middle of those that have room', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isCurrent = this.hasAttribute('aria-current');
    return new DOMRect(isCurrent ? -260 : 0, 0, isCurrent ? 80 : 390, 44);
  });
  renderInApp(<SettingsHeader title="Shop" />, { session: sessionOf('Admin') });
  await userEvent.click(screen.getByRole('link', { name: 'Footer' }));
  await waitFor(() => expect(screen.getByRole('navigation').scrollLeft).toBe(-220 - 195));
});
