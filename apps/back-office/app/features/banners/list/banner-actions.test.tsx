import type { Result } from '@craftsandore/api-client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aBanner } from '../../../testing/a-banner.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { refused } from '../../../testing/results.ts';
import { BannerActions } from './banner-actions.tsx';

test('the switch moves at once, and back when the API refuses', async () => {
  let refuse: (result: Result<unknown>) => void = () => undefined;
  const onSwitch = vi.fn(() => new Promise<Result<unknown>>((resolve) => (refuse = resolve)));
  renderInApp(<BannerActions banner={aBanner()} onSwitch={onSwitch} onDelete={vi.fn()} />);
  const active = screen.getByRole('switch');

  await userEvent.click(active);
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(false);
  expect(active).not.toBeChecked();

  await act(async () => refuse(refused({ sentence: 'Not now.' })));
  expect(active).toBeChecked();
});
