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

test.each([
  ['the design of the wood that was asked for', 8, '/product/1?design=8'],
  ['the product where none was', undefined, '/product/1'],
])('leads to %s', (_case, designId, href) => {
  const product = aListedProduct({ id: 1, ...(designId && { designId }) });
  renderInApp(<ProductTile headingLevel={2} product={product} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
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
