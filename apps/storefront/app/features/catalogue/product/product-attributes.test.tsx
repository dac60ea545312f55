import { productFacts } from '@craftsandore/i18n';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { ProductAttributes } from './product-attributes.tsx';

const bowl = aProduct({
  productDesigns: [aDesign({ id: 7, wood: 'oak' }), aDesign({ id: 8, wood: null })],
  lengthMm: 290,
  widthMm: 290,
  heightMm: 90,
  care: ['hand-wash', 'no-machines'],
});

const show = (product = bowl, designId = 7) =>
  render(<ProductAttributes facts={productFacts(product, 'en')} designId={designId} />);

test('draws a product and a glass to the same scale', () => {
  show();
  const drawing = screen.getByRole('img', {
    name: 'Fruit bowl: 29 cm across and 9 cm high, beside a glass 12 cm high',
  });
  const box = drawing.querySelector('rect');
  const [length, height] = ['width', 'height'].map((side) => Number(box?.getAttribute(side)));
  expect(length).toBeCloseTo((Number(height) / 90) * 290);
  expect(drawing.textContent).toMatch(/29 cm.*9 cm.*12 cm.*10 cm, same scale/);
});

test.each([5, 40, 120, 440, 5000])('keeps what is %i mm high and long inside the drawing', (mm) => {
  show({ ...bowl, lengthMm: mm, heightMm: mm });
  const drawing = screen.getByRole('img');
  const [left = 0, top = 0, width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const box = drawing.querySelector('rect');
  expect(Number(box?.getAttribute('y'))).toBeGreaterThan(top);
  expect(left).toBeLessThanOrEqual(0);
  for (const text of drawing.querySelectorAll('text')) {
    expect(Number(text.getAttribute('x')) + 62).toBeLessThanOrEqual(left + width + 0.01);
    expect(Number(text.getAttribute('y'))).toBeLessThan(top + height);
  }
});

test('says the wood of the chosen design, and nothing where it is not known', () => {
  const { unmount } = show();
  expect(screen.getByText('Wood').parentElement).toHaveTextContent('WoodOak');
  unmount();
  show(bowl, 8);
  expect(screen.queryByText('Wood')).not.toBeInTheDocument();
});

test('lists how to keep it', () => {
  show();
  const care = within(screen.getByRole('list', { name: 'Care' }));
  expect(care.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wash by hand in lukewarm water',
    'No dishwasher, no microwave',
  ]);
});

test('draws nothing and gives no hints where nothing is known', () => {
  show(aProduct());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('1.4 kg')).toBeVisible();
});
