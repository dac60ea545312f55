import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aListedProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { someFacets } from '../../../testing/some-facets.ts';
import { CategoryPage } from './category-page.tsx';

const bowls = {
  ...{ id: 2, name: 'Bowls', nameAr: 'السلطانيات', imageUrl: null, photo: null },
  ...{ description: '', descriptionAr: '' },
};

test.each([
  ['en', 'Bowls | Craftsandore', 'Bowls', '1 product'],
  ['ar', 'السلطانيات | كرافتساندور', 'السلطانيات', 'منتج واحد'],
] as const)(
  'in %s its title is the name of the category, with a count in words',
  (locale, title, name, count) => {
    const page = { products: [aListedProduct()], totalCount: 1, perPage: 12 };
    renderInApp(
      <CategoryPage
        category={bowls}
        categories={[bowls]}
        facets={someFacets}
        search={{ categoryIds: bowls.id, inCategory: '/categoryIds/2/bowls', page: 1 }}
        page={page}
      />,
      {
        locale,
      },
    );
    expect(document.title).toBe(title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${name} ${count}`);
    expect(screen.getByRole('link', { name, current: 'page' })).toBeVisible();
  },
);

test('says what the category is about, to search engines too', () => {
  renderInApp(
    <CategoryPage
      category={{
        ...bowls,
        description: 'Turned in Damietta.\nBy hand.',
        descriptionAr: 'مخروطة.',
      }}
      categories={[bowls]}
      facets={someFacets}
      search={{ categoryIds: bowls.id, inCategory: '/categoryIds/2/bowls', page: 1 }}
      page={{ products: [aListedProduct()], totalCount: 1, perPage: 12 }}
    />,
    { locale: 'en' },
  );
  expect(screen.getByText(/^Turned in Damietta\./)).toHaveStyle({ whiteSpace: 'pre-line' });
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Turned in Damietta.\nBy hand.',
  );
});
