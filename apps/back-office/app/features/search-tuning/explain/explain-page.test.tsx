import type { Explanation } from '@craftsandore/contract';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { ExplainPage } from './explain-page.tsx';

async function renderExplained(facts: Partial<Explanation>) {
  const value = { searchedFor: null, reading: null, words: [], products: [], ...facts };
  const explanation = Promise.resolve(accepted(value));
  const calls = { onSearch: vi.fn(), onRetry: vi.fn() };
  await act(async () =>
    renderInApp(
      <ExplainPage
        query="ma3la2a"
        explanation={explanation}
        productHref={(id) => `/update-product/${id}`}
        {...calls}
      />,
    ),
  );
}

/** Without the marks that keep scripts apart. */
const textOf = (element: HTMLElement) => element.textContent.replace(/[\u2068\u2069]/g, '');

test('says how the words are read, and why a product stands where it does', async () => {
  await renderExplained({
    searchedFor: 'معلقة',
    reading: 'franco',
    words: [
      {
        typed: 'ma3la2a',
        isOptional: false,
        terms: [
          { term: 'معلقه/معالق', grade: 'exact' },
          { term: 'معالق', grade: 'synonym' },
        ],
      },
    ],
    products: [
      {
        id: 9,
        name: 'Serving spoon',
        nameAr: 'ملعقة تقديم',
        rank: 1,
        points: 101.25,
        inStock: false,
        isWhole: true,
        matches: [{ typed: 'ma3la2a', term: 'معلقه', field: 'name', grade: 'exact', points: 100 }],
      },
    ],
  });

  expect(textOf(screen.getByRole('status'))).toContain('Arabic in Latin letters');
  expect(screen.getByText('معالق')).toBeVisible();
  const [product] = screen.getAllByRole('listitem');
  for (const words of ['in the name', 'Sold out', '101 points']) {
    expect(product).toHaveTextContent(words);
  }
  expect(screen.getByRole('link', { name: 'Serving spoon' })).toHaveAttribute(
    'href',
    '/update-product/9',
  );
});

test('offers to add what nothing is called', async () => {
  await renderExplained({});
  expect(screen.getByRole('link', { name: 'Add it as a synonym' })).toHaveAttribute(
    'href',
    '/admin-search/synonyms/new?term=ma3la2a',
  );
});

test('offers to add the word that is explained, while the next one is on its way', async () => {
  const calls = { productHref: String, onSearch: vi.fn(), onRetry: vi.fn() };
  const value = { searchedFor: null, reading: null, words: [], products: [] };
  const first = Promise.resolve(accepted(value));
  const { rerender } = await act(async () =>
    renderInApp(<ExplainPage query="gourd" explanation={first} {...calls} />),
  );
  const next = new Promise<never>(() => undefined);
  await act(async () => rerender(<ExplainPage query="tray" explanation={next} {...calls} />));
  expect(screen.getByRole('link', { name: 'Add it as a synonym' })).toHaveAttribute(
    'href',
    '/admin-search/synonyms/new?term=gourd',
  );
});
