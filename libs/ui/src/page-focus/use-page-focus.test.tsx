import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { usePageFocus } from './use-page-focus.ts';

function App({ pathname, isReady = true }: { pathname: string; isReady?: boolean }) {
  usePageFocus(pathname);
  if (!isReady) return <p>Loading</p>;
  if (pathname === '/') return <h1>First</h1>;
  return (
    <main>
      <h1>Second</h1>
    </main>
  );
}

test('gives focus to the h1 of a new page, also in another frame, but not on the first load', () => {
  const { rerender } = render(<App pathname="/" />);
  expect(document.body).toHaveFocus();

  rerender(<App pathname="/second" />);
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});

test('waits for the h1 of a page whose code comes later', async () => {
  const { rerender } = render(<App pathname="/" />);
  rerender(<App pathname="/second" isReady={false} />);
  expect(document.body).toHaveFocus();

  rerender(<App pathname="/second" />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
});
