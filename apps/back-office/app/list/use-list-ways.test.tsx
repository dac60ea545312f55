import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import { useListWays } from './use-list-ways.ts';

type Filters = { query?: string; status?: string };

const pathOf = (filters: Filters) => `/list?${new URLSearchParams(filters)}`;

function List({ loaderData }: { loaderData: { filters: Filters } }) {
  const { filters, onFilter } = useListWays(loaderData.filters, pathOf);
  return (
    <>
      <button onClick={() => onFilter({ ...filters, query: 'oak' })}>Search</button>
      <button onClick={() => onFilter({ ...filters, status: '4xx' })}>Refused</button>
    </>
  );
}

test('a choice is kept by the next one, though its rows are still on the way', async () => {
  const loading = Promise.withResolvers<null>();
  const list = {
    clientLoader: async ({ request }: { request: Request }) => {
      const filters = Object.fromEntries(new URL(request.url).searchParams);
      if (filters['query'] || filters['status']) await loading.promise;
      return { filters };
    },
    default: List,
  };
  const { router } = renderRoutes([routeOf('/list', list)], () => Promise.reject(), ['/list']);

  await userEvent.click(await screen.findByRole('button', { name: 'Refused' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  loading.resolve(null);

  await waitFor(() => expect(router.state.location.search).toBe('?status=4xx&query=oak'));
});
