import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductTile } from './product-tile.tsx';

const renderTile = (...stocks: number[]) =>
  renderInApp(
    <ProductTile
      headingLevel={2}
      product={aProduct({ productDesigns: stocks.map((stock) => aDesign({ stock })) })}
    />,
  );

test('says how many are left once they are few in all designs', () => {
  renderTile(1, 2);
  expect(screen.getByText('Last 3 pieces')).toBeVisible();
});

test('says nothing of more, and of none that it is sold out', () => {
  renderTile(2, 2);
  expect(screen.queryByText(/Last/)).not.toBeInTheDocument();
  renderTile(0, 0);
  expect(screen.queryByText(/Last/)).not.toBeInTheDocument();
  expect(screen.getByText('Sold out')).toBeVisible();
});
