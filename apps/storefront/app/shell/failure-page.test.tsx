import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { FailurePage } from './failure-page.tsx';

test('says in Arabic that something went wrong, also on an English page, and leads home', async () => {
  renderInShop(<FailurePage error={new Error('no such column')} />);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('حدث خطأ ما! يُرجى المحاولة لاحقًا.');
  expect(failure).not.toHaveTextContent('no such column');
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
});

test.each([
  ['a call of the browser', Object.assign(new Error('no answer'), { requestId: 'from-a-page' })],
  [
    'a page of the server',
    { status: 500, statusText: '', internal: false, data: { requestId: 'from-a-page' } },
  ],
])('names what finds it in the logs, of %s', async (_, error) => {
  renderInShop(<FailurePage error={error} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('from-a-page');
});
