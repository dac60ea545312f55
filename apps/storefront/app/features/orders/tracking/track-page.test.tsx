import { ApiError, refusalOf } from '@craftsandore/api-client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
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
