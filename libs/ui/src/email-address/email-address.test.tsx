import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { EmailAddress } from './email-address.tsx';

test.each([
  ['salma.morsi@example.com', 'salma.|morsi@|example.|com'],
  ['..@', '.|.|@'],
  ['salma', 'salma'],
])('%s may break at %s', (address, broken) => {
  const { container } = render(<EmailAddress address={address} />);

  expect(container.textContent).toBe(address);
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(broken);
});
