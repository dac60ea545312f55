import { pageMeta } from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aHold } from '../../../testing/a-hold.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { holdFiltersIn, holdsPath } from './hold-filters.ts';
import { HoldsPage } from './holds-page.tsx';

const nameless = aHold({ id: 13, name: null, phoneNumber: '+201000000004' });

async function renderPage(
  result = accepted({ data: [aHold(), nameless], meta: pageMeta(1, 20, 42) }),
) {
  const calls = { onRelease: vi.fn(async () => accepted(aHold())), onRetry: vi.fn() };
  const holds = Promise.resolve(result);
  await act(async () => renderInApp(<HoldsPage filters={{ page: 1 }} {...{ holds, ...calls }} />));
  // The table's code comes late.
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('tells for whom what is held, and until when', async () => {
  await renderPage();
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('There are two');
  expect(first).toHaveTextContent('هبة رضوان');
  expect(first).toHaveTextContent('+20 100 000 0003');
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Olive wood board, Walnut ×\u00a02', 'Olive wood board, Olive wood ×\u00a01']);
  expect(first).toHaveTextContent('11:30');
  expect(first).toHaveTextContent('Mariam');
  expect(second).toHaveTextContent('+20 100 000 0004');
  const order = { name: 'Make the order: هبة رضوان' };
  expect(screen.getByRole('link', order)).toHaveAttribute('href', '/admin-orders/new?hold=12');
});

test('offers nothing where a hold is over', async () => {
  const over = aHold({ state: 'expired' });
  await renderPage(accepted({ data: [over, nameless], meta: pageMeta(1, 20, 2) }));
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('There are two');
  expect(first).toHaveTextContent('The time is over.');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(within(first).queryByRole('link')).toBeNull();
  expect(within(second).getByRole('button')).toBeVisible();
});

test('releases once somebody has said so', async () => {
  const { onRelease } = await renderPage();
  await press('Release: +20 100 000 0004');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Release what is held for +20 100 000 0004?',
  });
  await press('Go on holding');
  expect(onRelease).not.toHaveBeenCalled();
  expect(dialog).not.toBeInTheDocument();

  await press('Release: هبة رضوان');
  await screen.findByRole('alertdialog');
  await press('Release');
  expect(onRelease).toHaveBeenCalledExactlyOnceWith(aHold());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('says that nothing is held, or that it could not be loaded', async () => {
  await renderPage(accepted({ data: [], meta: pageMeta(1, 20, 0) }));
  expect(screen.getByText('Nothing is held.')).toBeVisible();
});

test('offers to try again', async () => {
  const { onRetry } = await renderPage(refused({ sentence: 'Not now.' }) as never);
  expect(screen.getByText('The held pieces could not be loaded.')).toBeVisible();
  await press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('keeps its page in the address', () => {
  const address = holdsPath({ page: 3, perPage: 50 });
  expect(holdFiltersIn(`https://office.example${address}`)).toMatchObject({ page: 3, perPage: 50 });
  expect(holdsPath()).toBe('/admin-orders/holds');
  expect(holdFiltersIn('https://office.example/admin-orders/holds?page=x')).toMatchObject({
    page: 1,
  });
});
