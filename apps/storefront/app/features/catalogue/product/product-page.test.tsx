import { screen, within } from '@testing-library/react';
import { productFacts } from '@craftsandore/i18n';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { aDesign, aListedProduct, aProduct } from '../../../testing/a-product.ts';
import { someQuestions } from '../../../testing/a-question.ts';
import { reviewsMeta } from '../../../testing/a-review.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductReviews } from './product-reviews.tsx';

const product = aProduct({
  productDesigns: [
    aDesign({ id: 6, name: 'Beech', stock: 0 }),
    aDesign({ id: 7, name: 'Olive', stock: 9 }),
    aDesign({ id: 8, name: 'Sycamore', stock: 4 }),
  ],
});
const reviews = { data: [], meta: reviewsMeta({ page: 2, totalCount: 6, pageCount: 2 }) };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (path: string) =>
  renderInApp(
    <>
      <ProductPage
        product={product}
        facts={productFacts(product, 'en')}
        reviews={reviews}
        goesWith={[]}
        questions={someQuestions([])}
        related={[]}
      />
      <Address />
    </>,
    { path },
  );

test.each([
  ['the one that its address names', '?design=8', 'Sycamore', 'In stock: 4'],
  ['the first in stock where it names none', '', 'Olive', 'In stock: 9'],
  ['the first in stock where it names none of its own', '?design=99', 'Olive', 'In stock: 9'],
])('shows %s', (_, search, design, stock) => {
  open(`/product/1${search}`);
  expect(screen.getByRole('radio', { name: design })).toBeChecked();
  expect(screen.getByText(stock)).toBeVisible();
});

test('keeps the chosen design in the address, beside what else it names', async () => {
  open('/product/1?reviews=2');
  await userEvent.click(screen.getByRole('radio', { name: 'Sycamore' }));

  expect(await screen.findByText('In stock: 4')).toBeVisible();
  expect(await screen.findByText('/product/1?reviews=2&design=8')).toBeVisible();
});

test('keeps the design while the reviews are paged', () => {
  renderInApp(<ProductReviews product={product} reviews={reviews} />, {
    path: '/product/1?reviews=2&design=8',
  });
  const first = within(screen.getByRole('navigation')).getByRole('link', { name: /1/ });
  expect(first).toHaveAttribute('href', '/product/1?design=8#reviews');
});

test('the last thumbnail leads to the drawing, also beside a single photo', async () => {
  const bowl = aProduct({ lengthMm: 290, heightMm: 90 });
  const facts = productFacts(bowl, 'en');
  renderInApp(
    <ProductPage
      product={bowl}
      facts={facts}
      reviews={reviews}
      questions={someQuestions([])}
      goesWith={[]}
      related={[]}
    />,
  );

  const drawing = await screen.findByRole('region', { name: 'Its true size' });
  const thumbnails = screen.getByRole('group', { name: 'Photos of this design' });
  expect(thumbnails.lastElementChild).toBe(screen.getByRole('link', { name: 'Its true size' }));
  expect(thumbnails.lastElementChild).toHaveAttribute('href', `#${drawing.id}`);
});

test('no thumbnail leads to a drawing where there is none', () => {
  open('/product/1');
  expect(screen.queryByRole('link', { name: 'Its true size' })).not.toBeInTheDocument();
});

test('what goes with it has a title of its own', async () => {
  const facts = productFacts(product, 'en');
  const parts = { product, facts, reviews, questions: someQuestions([]), related: [] };
  renderInApp(
    <ProductPage {...parts} goesWith={[aListedProduct({ id: 9, name: 'Honey dipper' })]} />,
  );
  const row = await screen.findByRole('region', { name: 'Goes well with' });
  expect(within(row).getByRole('link', { name: /Honey dipper/ })).toBeVisible();
});

test('no title stands over nothing', () => {
  open('/product/1');
  expect(screen.queryByRole('region', { name: 'Goes well with' })).not.toBeInTheDocument();
});
