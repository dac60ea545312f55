import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ProductCard } from './product-card.tsx';

const card = { href: '/product/3', name: 'Serving tray', photo: null, price: 'LE 850' };

test('leads to the product by one link, its name, under a heading of the level asked for', () => {
  render(<ProductCard {...card} headingLevel={2} />);

  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Serving tray' })).toHaveAttribute('href', '/product/3');
  expect(screen.getByRole('heading', { level: 2, name: 'Serving tray' })).toBeVisible();
});

test('keeps the buttons of staff outside the link', () => {
  render(<ProductCard {...card} actions={<button type="button">Edit</button>} />);
  expect(screen.getByRole('button', { name: 'Edit' }).closest('a')).toBeNull();
});

test('says that it is sold out', () => {
  render(<ProductCard {...card} soldOut="Sold out" />);
  expect(screen.getByText('Sold out')).toBeVisible();
});
