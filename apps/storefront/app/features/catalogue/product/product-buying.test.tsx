import { piastres } from '@craftsandore/contract';
import { withPrices } from '@craftsandore/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { aCartItem, aDesign, aProduct } from '../../../testing/a-product.ts';
import { someQuestions } from '../../../testing/a-question.ts';
import { CartButton } from '../../../shell/header/cart-button.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductBuying } from './product-buying.tsx';

const { words: wordsToAsk } = someQuestions([]);

afterEach(() => localStorage.clear());

test('puts the chosen quantity of the design into the cart, and says so', async () => {
  const product = withPrices(aProduct());
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={product.productDesigns[0]}
      onDesignChange={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

  expect(await screen.findByText('Added to cart')).toBeVisible();
  expect(cart.getState().items).toMatchObject([{ productDesignId: 7, quantity: 2 }]);
});

test('says how many were added and what all comes to, and leads to the cart', async () => {
  const product = withPrices(aProduct());
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={product.productDesigns[0]}
      onDesignChange={vi.fn()}
    />,
  );
  await cart.getState().add(aCartItem(8));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

  const notice = (await screen.findByText('Added to cart')).closest('[role=status]');
  expect(notice).toHaveTextContent('Fruit bowl, Oak × 2');
  expect(notice).toHaveTextContent('2,670');
  expect(screen.getByRole('link', { name: 'Go to Cart' })).toHaveAttribute('href', '/cart');
});

test('adds once for a double press', async () => {
  const product = withPrices(aProduct());
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={product.productDesigns[0]}
      onDesignChange={vi.fn()}
    />,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add to Cart' }));

  expect(await screen.findByText('Added to cart')).toBeVisible();
  expect(cart.getState().items).toMatchObject([{ quantity: 1 }]);
});

test.each([
  [3, 'Only 3 left'],
  [500, 'You can order 99 of a design at most.'],
])('says so where more is asked for than the %i that there are', async (stock, words) => {
  const design = { ...aDesign({ stock }), price: piastres(89_000) };
  renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={withPrices(aProduct({ productDesigns: [design] }))}
      design={design}
      onDesignChange={vi.fn()}
    />,
  );
  const quantity = screen.getByRole('spinbutton');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '999{Enter}');
  expect(screen.getByText(words)).toHaveRole('status');
});

test('tells a guest that there are no more, instead of that they are in the cart', async () => {
  const design = { ...aDesign({ stock: 1 }), price: piastres(89_000) };
  const product = withPrices(aProduct({ productDesigns: [design] }));
  const { cart } = renderInApp(
    <ProductBuying words={wordsToAsk} product={product} design={design} onDesignChange={vi.fn()} />,
  );
  await cart.getState().add(aCartItem(design.id));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

  expect(await screen.findByText('All that is left is in your cart already.')).toBeVisible();
  expect(screen.queryByText('Added to cart')).toBeNull();
  expect(cart.getState().items).toMatchObject([{ quantity: 1 }]);
});

test('counts what is in the cart where it says how many are left', async () => {
  const design = { ...aDesign({ stock: 30 }), price: piastres(89_000) };
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={withPrices(aProduct({ productDesigns: [design] }))}
      design={design}
      onDesignChange={vi.fn()}
    />,
  );
  await cart.getState().add(aCartItem(design.id, 2));
  const quantity = screen.getByRole('spinbutton');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '30{Enter}');
  expect(quantity).toHaveValue('28');
  expect(screen.getByText(/Only 28 left.*, besides those in your cart/)).toHaveRole('status');
});

test('makes way for the mini cart, which makes way for what is added next', async () => {
  const product = withPrices(aProduct());
  renderInApp(
    <>
      <CartButton />
      <ProductBuying
        words={wordsToAsk}
        product={product}
        design={product.productDesigns[0]}
        onDesignChange={vi.fn()}
      />
    </>,
  );
  const add = screen.getByRole('button', { name: 'Add to Cart' });
  await userEvent.click(add);
  expect(await screen.findByText('Added to cart')).toBeVisible();

  await userEvent.hover(screen.getByRole('link', { name: /^Cart/ }));
  expect(await screen.findByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  expect(screen.queryByText('Added to cart')).toBeNull();

  await userEvent.click(add);
  expect(await screen.findByText('Added to cart')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Your Cart' })).toBeNull();
});

test('says so when there is no design to add', async () => {
  const product = withPrices(aProduct({ productDesigns: [] }));
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={undefined}
      onDesignChange={vi.fn()}
    />,
  );
  expect(screen.queryByText('Sold out')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

  expect(await screen.findByText('Failed to add product to cart.')).toBeVisible();
  expect(cart.getState().items).toEqual([]);
});

test('sells nothing that is sold out', () => {
  const design = { ...aDesign({ stock: 0 }), price: piastres(89_000) };
  renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={withPrices(aProduct({ productDesigns: [design] }))}
      design={design}
      onDesignChange={vi.fn()}
    />,
    { locale: 'ar' },
  );
  expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeDisabled();
  expect(screen.getByText('نفدت الكمية')).toBeVisible();
});

test('says near the button that it is made to order instead of how many there are', async () => {
  const product = withPrices(aProduct({ madeToOrderDays: 7 }));
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={product.productDesigns[0]}
      onDesignChange={vi.fn()}
      madeToOrder="Made to order in 7 working days."
    />,
  );
  expect(screen.getByText('Made to order in 7 working days.')).toBeVisible();
  expect(screen.queryByText(/in stock/i)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Added to cart')).toBeVisible();
  expect(cart.getState().items).toMatchObject([
    { productDesign: { product: { madeToOrderDays: 7 } } },
  ]);
});

test('costs what the chosen design does, says it of each, and is put into the cart at that price', async () => {
  const [small, large] = [
    aDesign({ id: 7, name: 'Small' }),
    aDesign({ id: 8, name: 'Large', price: piastres(120_050) }),
  ];
  const product = withPrices(aProduct({ productDesigns: [small, large] }));
  const { cart } = renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={product.productDesigns[1]}
      onDesignChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('radio', { name: /Small.*890/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /Large.*1,200\.5/ })).toBeChecked();
  // Beside its radio button it stands by the name.
  expect(screen.getAllByText(/1,200\.5/)).toHaveLength(4);

  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('Added to cart');
  expect(cart.getState().items).toMatchObject([
    { productDesignId: 8, productDesign: { product: { price: 120_050 } } },
  ]);
});

test('says no price beside a design where all have the same', () => {
  const price = piastres(120_050);
  const product = withPrices(
    aProduct({
      productDesigns: [aDesign({ id: 7, name: 'Oak', price }), aDesign({ id: 8, price })],
    }),
  );
  renderInApp(
    <ProductBuying
      words={wordsToAsk}
      product={product}
      design={product.productDesigns[0]}
      onDesignChange={vi.fn()}
    />,
  );
  expect(screen.queryByRole('radio', { name: /1,200/ })).not.toBeInTheDocument();
  expect(screen.getAllByText(/1,200\.5/)).toHaveLength(2);
});
