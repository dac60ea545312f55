import { ar } from '@craftsandore/i18n/back-office/ar';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { Tabs } from '@craftsandore/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import App from './root.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

test('in Arabic the left arrow leads on, as the eye goes', async () => {
  const Root = App as ComponentType<object>; // of its props, it reads only the shop
  const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value, content: value }));
  const page = { index: true, element: <Tabs label="x" defaultValue="one" tabs={tabs} /> };
  const root = { path: '/', element: <Root {...{ loaderData: { shop: null } }} /> };
  const router = createMemoryRouter([{ ...root, children: [page] }]);
  render(
    <LocaleProvider locale="ar" dictionary={ar}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'one' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'two' })).toHaveFocus();
});
