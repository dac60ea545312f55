import { Role } from '@craftsandore/roles';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as frame from './frame.tsx';

/** A page in the frame, whose guard saw an admin's session as this role. */
async function openGuardedFor(roleId: number) {
  const loader = vi.fn(() => null);
  const guarded = () => ({ shopUrl: '/', apiUrl: '/api', guardedFor: `token-of-Admin ${roleId}` });
  const page = { path: '/admin', loader, element: <h1>Page</h1> };
  renderRoutes(
    [routeOf('/', { ...frame, clientLoader: guarded }, [page])],
    () => Promise.resolve(null),
    ['/admin'],
  );
  await screen.findByRole('heading', { name: 'Page' });
  return loader;
}

test('a page is guarded anew where the role changed before the frame first rendered', async () => {
  const loader = await openGuardedFor(Role.Sales);
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  await act(async () => {}); // what it loaded is rendered here, not in the test after it
});

test('and only there', async () => {
  expect(await openGuardedFor(Role.Admin)).toHaveBeenCalledOnce();
});
