import type { Carrier } from '@craftsandore/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { carriersPath } from '../order-filters.ts';
import { useCarriers } from './use-carriers.ts';

function Names() {
  return (
    <>
      <p>{useCarriers().join(' ')}</p>
      <b>{useCarriers({ isOffered: true }).join(' ')}</b>
    </>
  );
}

const offered = (name: Carrier['name']) => ({ name, isOffered: true });

const names = (answer: Carrier[] | null) => {
  const routes = [
    { path: '/', element: <Names /> },
    { path: carriersPath, loader: async () => answer },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
};

const both = { selector: 'p' };
const toBook = { selector: 'b' };

test('those that are switched on stand beside those that always are', async () => {
  names([offered('own'), offered('other'), offered('bosta')]);
  expect(await screen.findByText('own other', both)).toBeVisible();
  expect(await screen.findByText('own other bosta', both)).toBeVisible();
  expect(screen.getByText('own other bosta', toBook)).toBeVisible();
});

test('with one that is switched off nothing is booked, and what it brings is found', async () => {
  names([offered('own'), offered('other'), { name: 'bosta', isOffered: false }]);
  expect(await screen.findByText('own other bosta', both)).toBeVisible();
  expect(screen.getByText('own other', toBook)).toBeVisible();
});

test('without an answer those remain that always are', async () => {
  names(null);
  expect(await screen.findByText('own other', both)).toBeVisible();
});
