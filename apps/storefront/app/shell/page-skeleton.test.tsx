import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PageSkeleton } from './page-skeleton.tsx';

test('holds the place of a banner, six tiles and four small blocks', () => {
  render(<PageSkeleton label="Loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(document.querySelectorAll('[data-shape=tile]')).toHaveLength(1 + 6 + 4);
});
