import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './avatar.tsx';

test.each([
  { name: 'Salma Morsi', initials: 'SM' },
  { name: 'nada el-shafei', initials: 'NE' },
  { name: 'Mina', initials: 'M' },
  { name: ' 🌿 Salma 🌿 Morsi', initials: 'SM' },
  // A thin space keeps the two letters from joining.
  { name: 'منى عبد الرحمن', initials: 'م\u2009ع' },
])('$name becomes $initials', ({ name, initials }) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.firstElementChild).toHaveAttribute('data-initials', initials);
});
