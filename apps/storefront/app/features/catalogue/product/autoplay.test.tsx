import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';

import { aDesign, aListedProduct, aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RelatedProducts } from './related-products.tsx';

let every: MockInstance;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  every = vi.spyOn(globalThis, 'setInterval');
});
afterEach(() => vi.unstubAllGlobals());

test('the photos of a design change every 4 seconds', () => {
  const design = aDesign({ photosUrls: ['/one.webp', '/two.webp'] });
  renderInApp(<ProductGallery product={aProduct()} design={design} />);
  expect(every).toHaveBeenCalledWith(expect.any(Function), 4000);
});

test('related products move on every 2.5 seconds', () => {
  renderInApp(<RelatedProducts products={[aListedProduct(), aListedProduct({ id: 2 })]} />);
  expect(every).toHaveBeenCalledWith(expect.any(Function), 2500);
});
