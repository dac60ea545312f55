import type { Result } from '@craftsandore/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aBanner } from '../../../testing/a-banner.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { BannersPage } from './banners-page.tsx';
import type { ArrangeBanners } from './use-arrangement.ts';

const banners = ['Gifts', 'Coffee', 'Olives'].map((header, index) =>
  aBanner({ header }, { id: index + 1 }),
);

function renderPage(onArrange: ArrangeBanners, shown = banners) {
  renderInApp(
    <BannersPage banners={shown} onSwitch={vi.fn()} onDelete={vi.fn()} onArrange={onArrange} />,
  );
}

const inOrder = () =>
  screen
    .getAllByRole('listitem')
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((item) => item.querySelector('h2')?.textContent);

async function moveUp(header: string) {
  screen.getByRole('button', { name: new RegExp(`^Move .*${header}`) }).focus();
  await userEvent.keyboard(' {ArrowUp} ');
}

test('a banner is moved by keys, each time from the order that was seen', async () => {
  const waiting: ((result: Result<unknown>) => void)[] = [];
  const onArrange = vi.fn<ArrangeBanners>(() => new Promise((resolve) => waiting.push(resolve)));
  renderPage(onArrange);

  await moveUp('Olives');
  expect(inOrder()).toEqual(['Gifts', 'Olives', 'Coffee']);
  expect(onArrange).toHaveBeenLastCalledWith([1, 3, 2], [1, 2, 3]);
  await moveUp('Olives');
  expect(inOrder()).toEqual(['Olives', 'Gifts', 'Coffee']);
  // The second save waits for the first, which it has seen.
  expect(onArrange).toHaveBeenCalledOnce();
  await act(async () => waiting[0]?.(accepted(null)));
  expect(onArrange).toHaveBeenLastCalledWith([3, 1, 2], [1, 3, 2]);
  await act(async () => waiting[1]?.(accepted(null)));
});

test('an order that the API refuses is taken back', async () => {
  renderPage(async () => refused({ status: 409, code: 'banner.order_changed' }));
  await moveUp('Coffee');
  await waitFor(() => expect(inOrder()).toEqual(['Gifts', 'Coffee', 'Olives']));
});

test.each([
  [{}, /^$/],
  [{ from: '2099-12-01T10:00:00.000Z' }, /^From .?1 Dec 2099, 12:00/],
  [{ until: '2099-12-01T10:00:00.000Z' }, /^Until .?1 Dec 2099/],
  [{ from: '2020-01-01T10:00:00.000Z', until: '2099-12-01T10:00:00.000Z' }, /^Until/],
  [{ from: '2098-01-01T10:00:00.000Z', until: '2099-12-01T10:00:00.000Z' }, /^From .* until /],
  [{ until: '2020-01-01T10:00:00.000Z' }, /^Over since .?1 Jan 2020/],
])('%j is said to be shown %s', (span, words) => {
  renderPage(vi.fn(), [aBanner(span)]);
  const said = screen.queryByText(/^(?:From|Until|Over) /);
  expect(said?.textContent ?? '').toMatch(words);
});
