import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { useStayOffline } from './use-stay-offline.ts';

afterEach(() => vi.restoreAllMocks());

function Page() {
  useStayOffline();
  return (
    <>
      <Link to="/about">About</Link>
      <a href="#reviews">Ratings</a>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const words = 'No connection. Check your internet and try again.';

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('without a connection a link says so, and the page stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInShop(<Page />);

  await follow('Ratings');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await follow('About');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('/')).toBeVisible();
});

test('with one it leads on', async () => {
  renderInShop(<Page />);
  await follow('About');
  expect(screen.getByText('/about')).toBeVisible();
});
