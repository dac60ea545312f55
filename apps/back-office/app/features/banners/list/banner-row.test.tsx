import type { Result } from '@craftsandore/api-client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { refused } from '../../../testing/results.ts';
import { BannerRow } from './banner-row.tsx';

const banner = {
  id: 5,
  value: {
    header: 'Gifts',
    headerAr: 'هدايا',
    details: '',
    detailsAr: '',
    imageUrl: '/images/gifts.webp',
    photo: null,
    category: null,
    active: true,
  },
};

test('the switch moves at once, and back when the API refuses', async () => {
  let refuse: (result: Result<unknown>) => void = () => undefined;
  const onSwitch = vi.fn(() => new Promise<Result<unknown>>((resolve) => (refuse = resolve)));
  renderInApp(<BannerRow banner={banner} onSwitch={onSwitch} onDelete={vi.fn()} />);
  const active = screen.getByRole('switch');

  await userEvent.click(active);
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(false);
  expect(active).not.toBeChecked();

  await act(async () => refuse(refused({ sentence: 'Not now.' })));
  expect(active).toBeChecked();
});
