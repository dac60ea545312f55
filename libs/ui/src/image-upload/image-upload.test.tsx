import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ImageUpload } from './image-upload.tsx';

test('shows no broken picture of what is none, and keeps its name and reason', () => {
  const { rerender } = render(<ImageUpload src="blob:a-pdf" alt="Photo 1" error="Not an image." />);
  fireEvent.error(screen.getByRole('img'));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Not an image.');

  rerender(<ImageUpload src="/photo.webp" alt="Photo 1" />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/photo.webp');
});
