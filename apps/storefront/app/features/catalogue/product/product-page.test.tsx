import { cleanup, screen, within } from '@testing-library/react';
import { type Locale, productFacts } from '@craftsandore/i18n';
import { withPrices } from '@craftsandore/rules';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';

import { aDesign, aListedProduct, aProduct } from '../../../testing/a-product.ts';
import { exampleShop } from '../../../testing/shop.ts';
import { someQuestions } from '../../../testing/a-question.ts';
import { chatAddress } from '../../../session/shop.ts';
import { seoTexts } from '../../../seo/seo-texts.ts';
import { reviewsMeta } from '../../../testing/a-review.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductReviews } from './product-reviews.tsx';

const product = withPrices(
  aProduct({
    productDesigns: [
      aDesign({ id: 6, name: 'Beech', stock: 0 }),
      aDesign({ id: 7, name: 'Olive', stock: 9 }),
      aDesign({ id: 8, name: 'Sycamore', stock: 4 }),
    ],
  }),
);
const noSeo = { title: null, description: null };
const bowls = { href: '/categoryIds/2/bowls', label: 'Bowls' };
const reviews = { data: [], meta: reviewsMeta({ page: 2, totalCount: 6, pageCount: 2 }) };

function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => navigate(-1)}>Back</button>
      <Link to="/product/1">Product</Link>
      <Link to="/cart">Cart</Link>
    </>
  );
}

const open = (path: string, locale: Locale = 'en', shown = product) =>
  renderInApp(
    <>
      <ProductPage
        product={shown}
        trail={[bowls]}
        seo={seoTexts(shown, locale)}
        facts={productFacts(shown, locale)}
        reviews={reviews}
        goesWith={[]}
        questions={someQuestions([], 0, locale)}
        related={[]}
      />
      <Browser />
    </>,
    { path, locale },
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

test('search engines read what staff wrote for them, and name and description where they wrote nothing', () => {
  const told = { seoTitle: 'Beech fruit bowl, 30 cm', seoDescriptionAr: 'طبق زان من دمياط' };
  const head = () => [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
  ];
  open('/product/1', 'en', { ...product, ...told });
  expect(head()).toEqual([
    'Beech fruit bowl, 30 cm | Craftsandore',
    'A wide bowl on a turned foot.',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fruit bowl');
  cleanup();

  open('/product/1', 'ar', { ...product, ...told });
  expect(head()).toEqual(['طبق فاكهة | كرافتساندور', 'طبق زان من دمياط']);
});

test('keeps the chosen design in the address, beside what else it names', async () => {
  open('/product/1?reviews=2');
  await userEvent.click(screen.getByRole('radio', { name: 'Sycamore' }));

  expect(await screen.findByText('In stock: 4')).toBeVisible();
  expect(await screen.findByText('/product/1?reviews=2&design=8')).toBeVisible();
});

test('Back finds the design that was chosen, and once more the page before the product', async () => {
  open('/products');
  const press = async (name: string) => userEvent.click(await screen.findByText(name));
  await press('Product');
  await userEvent.click(await screen.findByRole('radio', { name: 'Sycamore' }));
  await press('Cart');
  expect(await screen.findByText('/cart')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Olive' })).toBeChecked();

  await press('Back');
  expect(await screen.findByText('/product/1?design=8')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Sycamore' })).toBeChecked();
  await press('Back');
  expect(await screen.findByText('/products')).toBeVisible();
});

test('keeps the design while the reviews are paged', () => {
  renderInApp(<ProductReviews product={product} reviews={reviews} />, {
    path: '/product/1?reviews=2&design=8',
  });
  const first = within(screen.getByRole('navigation')).getByRole('link', { name: /1/ });
  expect(first).toHaveAttribute('href', '/product/1?design=8#reviews');
});

test('the last thumbnail leads to the drawing, also beside a single photo', async () => {
  const bowl = withPrices(aProduct({ lengthMm: 290, heightMm: 90 }));
  const facts = productFacts(bowl, 'en');
  renderInApp(
    <ProductPage
      product={bowl}
      trail={[bowls]}
      seo={noSeo}
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
  const parts = {
    ...{ product, facts, reviews, trail: [bowls], seo: noSeo },
    ...{ questions: someQuestions([]), related: [] },
  };
  renderInApp(
    <ProductPage {...parts} goesWith={[aListedProduct({ id: 9, name: 'Honey dipper' })]} />,
  );
  const row = await screen.findByRole('region', { name: 'Goes well with' });
  expect(within(row).getByRole('link', { name: /Honey dipper/ })).toBeVisible();
});

test.each([
  ['of a category that is hidden is not named', true],
  ['of another is named, and leads there in the trail', undefined],
] as const)('the category %s', async (_, isHidden) => {
  const ofBowls = { ...product, category: { ...product.category, ...(isHidden && { isHidden }) } };
  renderInApp(
    <ProductPage
      product={ofBowls}
      trail={isHidden ? [] : [bowls]}
      seo={noSeo}
      facts={productFacts(product, 'en')}
      reviews={reviews}
      questions={someQuestions([])}
      goesWith={[]}
      related={[]}
    />,
  );
  await screen.findByText('Payment');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.queryAllByRole('link', { name: 'Bowls' })).toHaveLength(isHidden ? 0 : 1);
  expect(screen.queryAllByText(product.category.name).length > 0).toBe(!isHidden);
});

test('no title stands over nothing', () => {
  open('/product/1');
  expect(screen.queryByRole('region', { name: 'Goes well with' })).not.toBeInTheDocument();
});

test.each([
  ['en', '?lang=en', 'Ask on WhatsApp', 'Hello, I have a question about Fruit bowl:'],
  ['ar', '', 'استفسر عبر واتساب', 'السلام عليكم، لدي استفسار عن طبق فاكهة:'],
] as const)(
  'asks the shop about the design that is chosen, in %s',
  async (locale, language, name, words) => {
    open('/product/1?design=8&utm_source=x', locale);
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name });
    const address = new URL(href);
    const page = new URL(`http://shop.example/product/1${language}`);
    page.searchParams.set('design', '8');
    expect(address.origin + address.pathname).toBe(chatAddress(exampleShop.en));
    expect(address.searchParams.get('text')).toBe(`${words}\n${page.href}`);
  },
);
