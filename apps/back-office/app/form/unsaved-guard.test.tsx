import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderRoutes } from '../testing/render-routes.tsx';
import { UnsavedGuard, useUnsaved } from './unsaved-guard.tsx';

function TypedForm() {
  useUnsaved(true, () => undefined);
  return <Link to="/update-product/3/designs/5/delete">Delete the design</Link>;
}

test('a page is not left for its dialogs', async () => {
  const page = (
    <UnsavedGuard>
      <TypedForm />
      <Outlet />
    </UnsavedGuard>
  );
  const children = [{ path: 'designs/:designId/delete', element: 'Really?' }];
  const routes = [{ path: '/update-product/:id', element: page, children }];
  renderRoutes(routes, async () => null, ['/update-product/3']);
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('Really?')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
