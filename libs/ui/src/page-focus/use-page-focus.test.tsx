import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { usePageFocus } from './use-page-focus.ts';

function App({ pathname }: { pathname: string }) {
  usePageFocus(pathname);
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
