import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Price } from './price.tsx';

test('puts the currency on the side that the language wants', () => {
  const { container, rerender } = render(<Price value="890" currency="LE" currencyFirst />);
  expect(container.textContent).toBe('LE 890');

  rerender(<Price value="٨٩٠" currency="ج.م" />);
  expect(container.textContent).toBe('٨٩٠ ج.م');
});

test.each([
  [{ value: '50', currency: 'LE', currencyFirst: true }, '−LE 50'],
  [{ value: '٥٠', currency: 'ج.م' }, '−٥٠ ج.م'],
])('puts the sign before all else: %j', (parts, text) => {
  const { container } = render(<Price sign="−" {...parts} />);
  expect(container.textContent).toBe(text);
});

test('is read in full words where it has them', () => {
  render(<Price value="890" currency="LE" currencyFirst label="890 Egyptian pounds" />);
  expect(screen.getByText('890 Egyptian pounds')).not.toHaveAttribute('aria-hidden');
  expect(screen.getByText(/LE/).closest('bdi')).toHaveAttribute('aria-hidden', 'true');
});
