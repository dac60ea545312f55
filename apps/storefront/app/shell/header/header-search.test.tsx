import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { recentSearches } from '../../search/recent-searches.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { HeaderSearch } from './header-search.tsx';

const suggested = {
  terms: ['bread board'],
  categories: [{ id: 3, name: 'Boards', nameAr: 'ألواح' }],
  products: [
    {
      ...{ id: 8, name: 'Round board, large', nameAr: 'لوح دائري كبير', price: 890 },
      photoUrl: '/images/board-320.webp',
      design: { name: 'Walnut', nameAr: 'جوز' },
      highlight: { name: [[6, 11]], nameAr: [[0, 3]] },
    },
  ],
};

const found = (totalCount: number, more = {}) => ({
  products: [],
  totalCount,
  perPage: 1,
  ...more,
});

// Nothing has a place to scroll to in jsdom, nor is anything hidden by CSS.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../search/search-panel.tsx');
  localStorage.clear();
});

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{decodeURIComponent(pathname + search)}</output>
      <button type="button" onClick={() => void navigate('/products?query=boa')}>
        The result comes
      </button>
      <button type="button" onClick={() => void navigate('/products?query=bowl')}>
        Back
      </button>
      <button type="button">Beside it</button>
    </>
  );
}

const address = () => screen.getByLabelText('Address').textContent;

/** The header's search of a shop whose API gives this response. */
function renderSearch(respond = () => Response.json({ data: suggested }), count = found(19)) {
  vi.stubGlobal('fetch', async (request: string | Request) => {
    if (request === '/categories.json') return Response.json([]);
    const isCount = request instanceof Request && request.url.includes('/products?');
    return isCount ? Response.json({ data: count }) : respond();
  });
  renderInApp(
    <>
      <HeaderSearch />
      <Page />
    </>,
  );
  return screen.getByRole('combobox', { name: 'Search products' });
}

test('suggests words, categories and products, and leads to a product by keyboard', async () => {
  await userEvent.type(renderSearch(), 'boa');
  const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  const options = list.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'bread board',
    'Boards, Category',
    expect.stringMatching(/^Round board, largeWalnut/),
  ]);
  expect(list.getByText('board', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');

  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/product/8/round-board-large');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('leads to a category', async () => {
  await userEvent.type(renderSearch(), 'boa');
  await userEvent.click(await screen.findByRole('option', { name: /^Boards/ }));
  expect(address()).toBe('/categoryIds/3/boards');
});

test('searches for words that were chosen, and for what was typed', async () => {
  const box = renderSearch();
  await userEvent.type(box, 'boa');
  await userEvent.click(await screen.findByRole('option', { name: 'bread board' }));
  expect(box).toHaveValue('bread board');
  expect(address()).toBe('/products?query=bread+board');

  await userEvent.clear(box);
  await userEvent.type(box, ' oak bowl ');
  await userEvent.click(await screen.findByRole('button', { name: /^All 19 results/ }));
  expect(address()).toBe('/products?query=oak+bowl');
});

test.each([
  [found(1), /^The only result for/],
  [found(120, { isCut: true }), /^More than 120 results for/],
  [found(0), /^All results for/],
])('says how much there is to find: %o', async (count, words) => {
  await userEvent.type(renderSearch(undefined, count), 'boa');
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
});

test('marks in the words to search for what is typed of them', async () => {
  await userEvent.type(renderSearch(), 'Bread');
  const words = await screen.findByRole('option', { name: 'bread board' });
  expect(within(words).getByText('bread', { selector: 'mark' })).toBeVisible();
});

test('keeps what was searched in this browser, until it is told to forget', async () => {
  const box = renderSearch();
  await userEvent.type(box, 'boa');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(recentSearches()).toEqual(['boa']);

  await userEvent.clear(box);
  await userEvent.click(box);
  expect(await screen.findByRole('link', { name: 'boa' })).toHaveAttribute(
    'href',
    '/products?query=boa',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('link', { name: 'boa' })).not.toBeInTheDocument();
  expect(recentSearches()).toEqual([]);
});

test('is reached by a key wherever that is on the keyboard, but not while one types', async () => {
  const box = renderSearch();
  // On an Arabic layout.
  fireEvent.keyDown(document.body, { code: 'Slash', key: 'ظ' });
  expect(box).toHaveFocus();

  expect(fireEvent.keyDown(box, { code: 'Slash', key: '/' })).toBe(true);
  fireEvent.blur(box);
  screen.getByText('Beside it').focus();
  fireEvent.keyDown(document.body, { code: 'Slash', key: '/', ctrlKey: true });
  expect(box).not.toHaveFocus();
});

test('is not reached by that key once somebody has turned it off', async () => {
  const box = renderSearch();
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: /Turn off the \/ key/ }));
  screen.getByText('Beside it').focus();
  expect(fireEvent.keyDown(document.body, { code: 'Slash', key: '/' })).toBe(true);
  expect(box).not.toHaveFocus();

  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: /Turn on the \/ key/ }));
  screen.getByText('Beside it').focus();
  fireEvent.keyDown(document.body, { code: 'Slash', key: '/' });
  expect(box).toHaveFocus();
});

test('closes by Escape, then empties; closes for who goes on', async () => {
  const box = renderSearch();
  await userEvent.type(box, 'boa');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('boa');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('');

  await userEvent.type(box, 'boa');
  await screen.findByRole('listbox');
  act(() => screen.getByText('Beside it').focus());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('answers a press before what stands under the field is rendered', async () => {
  const box = renderSearch();
  await userEvent.click(box);
  const ofPanel = { name: 'Categories' };
  await screen.findByRole('heading', ofPanel);
  await userEvent.keyboard('{Escape}');

  // As in a browser, where React does in a press no more than what it has to.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  box.click();
  await Promise.resolve();
  expect(screen.getByRole('search')).toHaveAttribute('data-open');
  expect(screen.queryByRole('heading', ofPanel)).not.toBeInTheDocument();
  await expect.poll(() => screen.queryByRole('heading', ofPanel)).toBeInTheDocument();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('stays a search box where nothing can be suggested', async () => {
  const failing = vi.fn(() => new Response(null, { status: 500 }));
  const box = renderSearch(failing);
  await userEvent.type(box, 'boa');
  await waitFor(() => expect(failing).toHaveBeenCalled());
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/products?query=boa');
});

test('suggests for a box that had the focus before hydration', async () => {
  fireEvent.input(renderSearch(), { target: { value: 'boa' } });
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});

/** The code of the panel is on its way until this is called. */
function holdPanelBack() {
  const arrival = Promise.withResolvers<null>();
  vi.doMock(import('../../search/search-panel.tsx'), async (original) => {
    await arrival.promise;
    return original();
  });
  return () => arrival.resolve(null);
}

test('keeps what was searched before the code of the panel was there', async () => {
  const letPanelCome = holdPanelBack();
  // Of a box that had the focus before hydration, so that only typing asks for the code.
  const box = renderSearch();
  fireEvent.input(box, { target: { value: 'boa' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/products?query=boa');
  fireEvent.input(box, { target: { value: 'bowl' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(recentSearches()).toEqual([]);

  letPanelCome();
  await waitFor(() => expect(recentSearches()).toEqual(['bowl', 'boa']));
});

test('asks for nothing before it can be shown', async () => {
  const letPanelCome = holdPanelBack();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = vi.fn(() => Response.json({ data: suggested }));
  fireEvent.input(renderSearch(response), { target: { value: 'boa' } });
  await act(() => import('../../search/ask-for-suggestions.ts'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(response).not.toHaveBeenCalled();

  vi.useRealTimers();
  letPanelCome();
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});

test('shows what the page has searched, but leaves the text alone while somebody types', async () => {
  const box = renderSearch();
  await userEvent.type(box, 'boa{Enter}');
  await userEvent.type(box, 'rd');
  fireEvent.click(screen.getByText('The result comes'));
  expect(box).toHaveValue('board');

  await userEvent.type(box, '{Enter}');
  fireEvent.click(screen.getByText('Back'));
  expect(box).toHaveValue('bowl');
});
