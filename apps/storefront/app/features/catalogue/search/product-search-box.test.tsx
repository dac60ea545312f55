import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductSearchBox } from './product-search-box.tsx';

const suggested = {
  terms: ['bread board'],
  categories: [{ id: 3, name: 'Boards', nameAr: 'ألواح' }],
  products: [
    {
      ...{ id: 8, name: 'Round board, large', nameAr: 'لوح دائري كبير', price: 890 },
      photoUrl: '/images/board-320.webp',
      highlight: { name: [[6, 11]], nameAr: [[0, 3]] },
    },
  ],
};

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

// Nothing has a place to scroll to in jsdom.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./suggestion-list.tsx');
});

/** The search box of a shop whose API gives this response, with "boa" typed into it. */
async function typeAWord(respond: () => Response) {
  vi.stubGlobal('fetch', async () => respond());
  const onSearch = vi.fn();
  renderInApp(
    <form onSubmit={(event) => event.preventDefault()}>
      <ProductSearchBox query="" onSearch={onSearch} />
      <Address />
    </form>,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(box, 'boa');
  return { box, user, onSearch, address: () => screen.getByLabelText('Address').textContent };
}

test('suggests words, categories and products, and leads to a product by keyboard', async () => {
  const { user, address } = await typeAWord(() => Response.json({ data: suggested }));
  const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  const options = list.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'bread board',
    'BoardsCategory',
    expect.stringMatching(/^Round board, large/),
  ]);
  expect(list.getByText('board', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');

  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/product/8');
});

test('leads to a category', async () => {
  const { user, address } = await typeAWord(() => Response.json({ data: suggested }));
  await user.click(await screen.findByRole('option', { name: /^Boards/ }));
  expect(address()).toBe('/categoryIds/3');
});

test('searches for words that were chosen', async () => {
  const { box, user, onSearch } = await typeAWord(() => Response.json({ data: suggested }));
  await user.click(await screen.findByRole('option', { name: 'bread board' }));
  expect(box).toHaveValue('bread board');
  expect(onSearch).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('stays a search box where nothing can be suggested', async () => {
  const failing = vi.fn(() => new Response(null, { status: 500 }));
  const { box } = await typeAWord(failing);
  await waitFor(() => expect(failing).toHaveBeenCalled());
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('suggests for a box that had the focus before hydration', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: suggested }));
  renderInApp(<ProductSearchBox query="" onSearch={vi.fn()} />);
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'boa' } });
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});

test('asks for nothing before it can be shown', async () => {
  const arrival = Promise.withResolvers<null>();
  vi.doMock(import('./suggestion-list.tsx'), async (original) => {
    await arrival.promise;
    return original();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetch = vi.fn(async () => Response.json({ data: suggested }));
  vi.stubGlobal('fetch', fetch);
  renderInApp(<ProductSearchBox query="" onSearch={vi.fn()} />);
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'boa' } });
  await act(() => import('./ask-for-suggestions.ts'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(fetch).not.toHaveBeenCalled();

  vi.useRealTimers();
  arrival.resolve(null);
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});

/** Which search the list shows is told from outside, as by an address. */
function Searching() {
  const [query, setQuery] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <ProductSearchBox query={query} onSearch={vi.fn()} />
      <button type="button" onClick={() => setQuery('boa')}>
        The result comes
      </button>
      <button type="button" onClick={() => setQuery('bowl')}>
        Back
      </button>
    </form>
  );
}

test('leaves the text alone when a result comes during typing', async () => {
  renderInApp(<Searching />);
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'boa{Enter}');
  await userEvent.type(box, 'rd');
  fireEvent.click(screen.getByText('The result comes'));
  expect(box).toHaveValue('board');

  await userEvent.type(box, '{Enter}');
  fireEvent.click(screen.getByText('Back'));
  expect(box).toHaveFocus();
  expect(box).toHaveValue('bowl');
});
