import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleCategories, listedProducts } from '../../../testing/sample-products.ts';
import { someFacets } from '../../../testing/some-facets.ts';
import type { ListedPage } from './listed-product.ts';
import { ProductGridSkeleton } from './product-grid.tsx';
import { ProductsPage } from './products-page.tsx';

const render = (page: ListedPage | null, sentence?: string) => {
  const refusal = { status: 503, code: undefined, sentence, details: [], requestId: 'in-the-log' };
  renderInApp(
    <ProductsPage
      search={{ page: 1 }}
      categories={[]}
      facets={someFacets}
      page={page}
      refusal={refusal}
    />,
  );
};

test.each([
  [undefined, 'حدث خطأ: Error fetching products'],
  ['Too often.', 'حدث خطأ: Too often.'],
])('begins in Arabic what failed, also on an English page', (sentence, words) => {
  render(null, sentence);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveTextContent('The trouble is on our side');
  expect(screen.getByRole('alert')).toHaveTextContent('in-the-log');
});

test('says in Arabic that there is nothing, also on an English page', () => {
  render({ products: [], totalCount: 0, perPage: 12 });
  expect(screen.getByText('لا توجد منتجات متاحة')).toHaveAttribute('lang', 'ar');
  // No number beside the title: an Arabic zero is a dot.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Products');
});

test('announces that there is nothing, without a page of it', () => {
  render({ products: [], totalCount: 0, perPage: 12 });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '0 products',
  );
});

test('says that a page is past the end, and leads to the last one', () => {
  renderInApp(
    <ProductsPage
      search={{ categoryIds: 3, page: 99 }}
      categories={[]}
      facets={someFacets}
      page={{ products: [], totalCount: 46, perPage: 12 }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('46 products');
  expect(screen.getByRole('heading', { name: 'Page 4 is the last one.' })).toBeVisible();
  expect(screen.queryByText('لا توجد منتجات متاحة')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Page 4 is the last one.',
  );
  expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
    'href',
    '/products?categoryIds=3&page=4',
  );
});

test('says that there are more products than were counted', () => {
  render({ products: [...listedProducts], totalCount: 10_000, perPage: 12, isCut: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('more than 10,000');
  expect(screen.getByText('More than 10,000 products, page 1 of 834')).toBeInTheDocument();
});

test('says what was searched, marks it, and offers what may have been meant', () => {
  const products = listedProducts.slice(0, 1);
  renderInApp(
    <ProductsPage
      search={{ query: 'bord', inStock: 'true', page: 2 }}
      categories={[]}
      facets={someFacets}
      page={{
        products: products.map((product) => ({ ...product, name: 'Round board, large' })),
        totalCount: 1,
        perPage: 12,
        search: {
          searchedFor: 'board',
          reading: 'spelling',
          didYouMean: ['bread board'],
          highlights: products.map(({ id }) => ({ productId: id, name: [[6, 11]], nameAr: [] })),
        },
      }}
    />,
  );
  expect(screen.getByText(/Showing results for/)).toHaveTextContent(
    '“\u2068board\u2069” instead of “\u2068bord\u2069”',
  );
  expect(screen.getByText('board', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Round board, large' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'bread board' })).toHaveAttribute(
    'href',
    '/products?query=bread+board&inStock=true',
  );
});

test.each([
  [{ query: 'bowl', page: 1 }, 'Results for “bowl” | Craftsandore'],
  [{ page: 3 }, 'Products | Page 3 | Craftsandore'],
])('its title says what of the products is listed: %o', (search, title) => {
  const page = { products: listedProducts.slice(0, 1), totalCount: 30, perPage: 12 };
  renderInApp(<ProductsPage search={search} categories={[]} facets={someFacets} page={page} />);
  expect(document.title).toBe(title);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
});

test('suggests something when nothing was found', () => {
  renderInApp(
    <ProductsPage
      search={{ query: 'nothing of ours', page: 1 }}
      categories={sampleCategories}
      facets={someFacets}
      page={{ products: [], totalCount: 0, perPage: 12 }}
      popular={listedProducts.slice(0, 1)}
    />,
  );
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(categories.getAllByRole('link')).toHaveLength(sampleCategories.length);
  expect(screen.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('holds the place of eight products', () => {
  renderInApp(<ProductGridSkeleton />);
  expect(document.querySelectorAll('[aria-busy] [data-shape=tile]')).toHaveLength(8);
});
