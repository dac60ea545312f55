import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { aProduct } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Hero } from './hero.tsx';

afterEach(() => vi.unstubAllGlobals());

test('goes to the next product every 5.5 seconds', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const product = { ...aProduct(), isFrom: false };
  const every = vi.spyOn(globalThis, 'setInterval');
  renderInApp(<Hero products={[product, { ...product, id: 2 }]} />);
  expect(every).toHaveBeenCalledWith(expect.any(Function), 5500);
});

test('says in Arabic, in both languages, that there are no products', () => {
  renderInApp(<Hero products={[]} />);
  expect(screen.getByText('لا توجد منتجات متاحة')).toBeVisible();
});
