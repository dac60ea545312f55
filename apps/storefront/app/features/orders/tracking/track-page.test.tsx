import { ApiError, refusalOf } from '@craftsandore/api-client';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { forgetOrder, rememberOrder } from './orders-here.ts';
import { TrackPage } from './track-page.tsx';

const refused = (code: 'request.invalid' | 'order.not_found') => ({
  ok: false as const,
  refusal: refusalOf(new ApiError({ status: 404, code })),
});

test.each([
  ['', '', 'Order number'],
  ['CS-26-01184', ' ', /mobile/i],
])('who leaves out a field is led to it: %j, %j', async (orderReference, phoneNumber, label) => {
  const asked = { orderReference, phoneNumber };
  renderInApp(<TrackPage lookup={{ asked, result: refused('request.invalid') }} />);
  expect(await screen.findByRole('textbox', { name: label })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one sentence says that nothing was found', async () => {
  const asked = { orderReference: 'CS-26-01184', phoneNumber: '01000000001' };
  renderInApp(<TrackPage lookup={{ asked, result: refused('order.not_found') }} />);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('leads back to the orders that were opened in this browser, the latest first', () => {
  for (const reference of ['CS-26-01184', 'CS-26-01185', 'CS-26-01184']) {
    rememberOrder({ reference, token: `of-${reference}` });
  }
  renderInApp(<TrackPage lookup={undefined} />);
  const links = screen.getAllByRole('link', { name: /CS-26/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/track/of-CS-26-01184',
    '/track/of-CS-26-01185',
  ]);
  cleanup();

  forgetOrder('of-CS-26-01184');
  localStorage.setItem('draft:orders-here', '[{"reference":7}]');
  renderInApp(<TrackPage lookup={undefined} />);
  expect(screen.queryByRole('link', { name: /CS-26/ })).toBeNull();
});
