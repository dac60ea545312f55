import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Typed } from './typed.tsx';

test.each([
  ['شارع التحرير', 'ar'],
  ['Tahrir Street', 'en'],
  ['12', null],
])('%s is read in its own language', (text, language) => {
  render(<Typed>{text}</Typed>);
  expect(screen.getByText(text).getAttribute('lang')).toBe(language);
});
