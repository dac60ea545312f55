import { ApiError, ConnectionError } from '@craftsandore/api-client';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { FailurePage } from './failure-page.tsx';

test('says in Arabic that something went wrong, also on an English page, and leads home', async () => {
  renderInApp(<FailurePage error={new Error('no such column')} />);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('حدث خطأ ما! من فضلك حاول مرة أخرى لاحقًا.');
  expect(failure).not.toHaveTextContent('no such column');
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
});

test.each([
  ['a call of the browser', new ApiError({ status: 500, requestId: 'from-a-page' })],
  [
    'a page of the server',
    { status: 500, statusText: '', internal: false, data: { requestId: 'from-a-page' } },
  ],
])('names what finds it in the logs, of %s', async (_, error) => {
  renderInApp(<FailurePage error={error} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('from-a-page');
});

test('tells trouble of the server from a lost connection', async () => {
  renderInApp(<FailurePage error={new ConnectionError()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your internet');
  cleanup();
  renderInApp(<FailurePage error={new ApiError({ status: 500 })} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The trouble is on our side');
});

test('says what has become of a product that is no longer sold, and leads to others', async () => {
  const data = {
    ...{ title: 'Olive board is no longer sold', reason: 'There are others.' },
    ...{ more: 'See Boards', href: '/categoryIds/3/boards' },
  };
  renderInApp(<FailurePage error={{ status: 410, statusText: '', internal: false, data }} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(data.title);
  expect(screen.getByText(data.reason)).toBeVisible();
  expect(screen.getByRole('link', { name: data.more })).toHaveAttribute('href', data.href);
  expect(screen.queryByText('404')).not.toBeInTheDocument();
});

test.each([
  ['fails', new ApiError({ status: 500 })],
  ['is not there', { status: 404, statusText: '', internal: false, data: null }],
])('a page that %s under its reader takes the focus along', async (_, error) => {
  renderInApp(<FailurePage error={error} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
});
