import { expect, test } from 'vitest';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { toListed } from './listed-product.ts';

test('a listed product keeps the first photo of its first design, and what is left of all designs', () => {
  const photosUrls = ['http://api.example/1.webp', 'http://api.example/2.webp'];
  const productDesigns = [aDesign({ stock: 0, photosUrls }), aDesign({ stock: 7, photosUrls })];

  expect(toListed(aProduct({ productDesigns })).productDesigns).toEqual([
    { stock: 0, photos: [], photosUrls: ['http://api.example/1.webp'] },
    { stock: 7, photos: [], photosUrls: [] },
  ]);
});

test('a listed product leaves its texts behind', () => {
  expect(toListed(aProduct())).not.toHaveProperty('description');
});
