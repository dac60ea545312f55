import type { CarrierName } from '@craftsandore/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { carriersPath } from '../order-filters.ts';
import { useCarriers } from './use-carriers.ts';

function Names() {
  return <p>{useCarriers().join(' ')}</p>;
}

const names = (answer: CarrierName[] | null) => {
  const routes = [
    { path: '/', element: <Names /> },
    { path: carriersPath, loader: async () => answer },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
};

test('those that are switched on stand beside those that always are', async () => {
  names(['own', 'other', 'bosta']);
  expect(await screen.findByText('own other')).toBeVisible();
  expect(await screen.findByText('own other bosta')).toBeVisible();
});

test('without an answer those remain that always are', async () => {
  names(null);
  expect(await screen.findByText('own other')).toBeVisible();
});
