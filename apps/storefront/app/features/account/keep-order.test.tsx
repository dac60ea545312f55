import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { emailOfOrder } from '../../form/email-of-order.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { KeepOrder } from './keep-order.tsx';

afterEach(() => sessionStorage.clear());

test('offers the address that was given with the order', async () => {
  emailOfOrder.save('salma@example.com');
  renderInApp(<KeepOrder orderId={3} />);
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('salma@example.com');
});

test('asks for one where none was given', () => {
  renderInApp(<KeepOrder orderId={3} />);
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('');
});
