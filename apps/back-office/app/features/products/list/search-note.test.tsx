import { pageMeta } from '@craftsandore/contract';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { SearchNote } from './search-note.tsx';

type Search = { searchedFor: string | null; reading: 'franco' | null; didYouMean: string[] };

async function renderNote(search: Search) {
  const products = Promise.resolve(
    accepted({ data: [], meta: { ...pageMeta(1, 20, 0), search, lowStock: 5 } }),
  );
  await act(async () =>
    renderInApp(
      <Suspense>
        <SearchNote products={products} filters={{ page: 3, query: 'ma3la2a', stock: 'in' }} />
      </Suspense>,
    ),
  );
}

test('says what was searched, and why that is not what was typed', async () => {
  await renderNote({ searchedFor: 'معلقة', reading: 'franco', didYouMean: [] });
  expect(screen.getByRole('status')).toHaveTextContent('Arabic in Latin letters');
  expect(screen.getByRole('status')).toHaveTextContent('معلقة');
});

test('leads to what may have been meant, with the filters as they are', async () => {
  await renderNote({ searchedFor: null, reading: null, didYouMean: ['spoon'] });
  expect(screen.getByRole('link', { name: 'spoon' })).toHaveAttribute(
    'href',
    '/products?query=spoon&stock=in',
  );
});
