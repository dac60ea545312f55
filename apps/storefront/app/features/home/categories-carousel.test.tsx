import { Role, type RoleId } from '@craftsandore/roles';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleCategories } from '../../testing/sample-products.ts';
import { CategoriesCarousel } from './categories-carousel.tsx';

test('shows one, two or three categories, 20 pixels apart', () => {
  renderInApp(<CategoriesCarousel categories={sampleCategories} />);
  const track = document.querySelector<HTMLElement>('[data-mode=slide]')?.style;
  const perView = ['base', 'sm', 'lg'].map((width) =>
    track?.getPropertyValue(`--per-view-${width}`),
  );
  expect(perView.map(Number).map(Math.floor)).toEqual([1, 2, 3]);
  expect(track?.getPropertyValue('--gap')).toBe('20px');
});

test('each leads to its own page', () => {
  renderInApp(<CategoriesCarousel categories={sampleCategories} />, { locale: 'ar' });
  expect(screen.getByRole('link', { name: 'أدوات الطهي' })).toHaveAttribute(
    'href',
    '/categoryIds/2/أدوات-الطهي',
  );
});

test.each<[RoleId, number]>([
  [Role.Admin, sampleCategories.length],
  [Role.Sales, 0],
  [Role.User, 0],
  [Role.Developer, 0],
])('role %i may delete %i of them', (roleId, count) => {
  const { session } = renderInApp(<CategoriesCarousel categories={sampleCategories} />);
  const user = { id: 1, name: 'Mona', email: 'm@example.com', isVerified: true, roleId };
  act(() => session.getState().begin({ accessToken: 'hers', user }, { keep: false }));
  expect(screen.queryAllByRole('button', { name: /^Delete the category/ })).toHaveLength(count);
});
