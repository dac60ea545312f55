import { piastres } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aDesign, aListedProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductTile } from './product-tile.tsx';

test('says its badge', () => {
  renderInApp(<ProductTile headingLevel={2} product={aListedProduct({ badge: 'New' })} />);
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
});

test('leads to the path that the server has given it', () => {
  const path = '/product/1/olive-bowl?design=8';
  renderInApp(<ProductTile headingLevel={2} product={aListedProduct({ path })} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', path);
});

test('is sold out without pieces in any design', () => {
  const productDesigns = [aDesign({ stock: 0 }), aDesign({ stock: 0 })];
  renderInApp(<ProductTile headingLevel={2} product={aListedProduct({ productDesigns })} />);
  expect(screen.getByText('Sold out')).toBeVisible();
});

test('names its woods for who does not see them', () => {
  const woods = {
    kinds: ['olive', 'oak'] as const,
    names: 'Wood: Olive, Oak',
    designs: '2 designs',
  };
  renderInApp(<ProductTile headingLevel={2} product={aListedProduct({ woods })} />);
  expect(screen.getByRole('img', { name: 'Wood: Olive, Oak' }).children).toHaveLength(2);
  expect(screen.getByText('2 designs')).toBeVisible();
});

test.each([
  ['says that other designs cost more, where they do', true, 'from LE 250'],
  ['says but its price where they do not', false, 'LE 250'],
])('%s', (_, isFrom, shown) => {
  const product = aListedProduct({ price: piastres(25_000), isFrom });
  renderInApp(<ProductTile headingLevel={2} product={product} />);
  const price = screen.getByText('LE').closest('article')?.textContent ?? '';
  expect(price.replaceAll('\u00a0', ' ')).toContain(shown);
  expect(price.includes('from')).toBe(isFrom);
});
