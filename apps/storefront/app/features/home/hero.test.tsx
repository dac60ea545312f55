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

test('does not name a category that is hidden', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const product = { ...aProduct(), isFrom: false };
  const category = { name: 'Spare parts', nameAr: 'قطع غيار' };
  const hidden = { ...category, isHidden: true as const };
  renderInApp(
    <Hero
      products={[
        { ...product, category },
        { ...product, id: 2, category: hidden },
      ]}
    />,
  );
  expect(screen.getAllByText(/Spare parts/)).toHaveLength(1);
});

test('says in Arabic, in both languages, that there are no products', () => {
  renderInApp(<Hero products={[]} />);
  expect(screen.getByText('لا توجد منتجات متاحة')).toBeVisible();
});
