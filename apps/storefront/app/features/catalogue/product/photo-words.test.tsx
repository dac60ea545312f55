import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductGallery } from './product-gallery.tsx';

const photo = (key: string, words: object = {}) => ({
  ...{ base: `/images/${key}`, widths: [320], width: 320, height: 320, color: '#e0d0b0', ...words },
});
const said = { alt: 'The bowl from above, full of figs', altAr: 'الوعاء من أعلى مليئًا بالتين' };
const onlyInArabic = { altAr: 'القاعدة المخروطة عن قرب' };
const design = aDesign({
  photosUrls: ['/1.webp', '/2.webp', '/3.webp'],
  photos: [photo('a', said), photo('b', onlyInArabic), photo('c')],
});

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

test.each([
  ['en', [said.alt, 'Fruit bowl, Oak', 'Fruit bowl, Oak']],
  ['ar', [said.altAr, onlyInArabic.altAr, 'طبق فاكهة، أرو']],
] as const)(
  'each photo is said in %s as staff have written it, else by the names',
  (locale, words) => {
    renderInApp(<ProductGallery product={aProduct()} design={design} />, { locale });
    const photos = screen.getAllByAltText<HTMLImageElement>(/./);
    expect(photos.map(({ alt }) => alt)).toEqual(words);
  },
);

test('a thumbnail says what it leads to', () => {
  renderInApp(<ProductGallery product={aProduct()} design={design} />);
  const thumbnails = screen.getByRole('group', { name: 'Photos of this design' });
  const names = within(thumbnails).getAllByRole('button');
  expect(names.map((thumbnail) => thumbnail.ariaLabel)).toEqual([
    `Photo 1: ${said.alt}`,
    'Photo 2',
    'Photo 3',
  ]);
});

test('the photo on the whole screen says the same, under the name of the product', async () => {
  renderInApp(<ProductGallery product={aProduct()} design={design} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the photo full screen' }));
  const viewer = await screen.findByRole('dialog', { name: 'Fruit bowl, Oak' });
  expect(within(viewer).getByRole('img', { name: said.alt })).toBeVisible();
});
