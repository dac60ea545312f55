import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { StockAlert } from './stock-alert.tsx';

/** An API that gives this answer, and what it was asked. */
function answer(status: number, body: object) {
  const asked: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (request: Request) => {
      asked.push(await request.json());
      return Response.json(body, { status });
    }),
  );
  return asked;
}

async function ask(email: string) {
  renderInApp(<StockAlert productId={3} designId={7} name="Tray" />);
  await userEvent.click(screen.getByRole('button', { name: /Tell me when it is back/ }));
  await userEvent.type(screen.getByRole('textbox'), `${email}{Enter}`);
}

test('asks for one design, and says where the mail will go', async () => {
  const asked = answer(200, { data: null });
  await ask('Mona@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('mona@example.com');
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(asked).toEqual([{ productId: 3, designId: 7, email: 'mona@example.com' }]);
});

test('sends nothing that is no address', async () => {
  const asked = answer(200, { data: null });
  await ask('mona');
  await expect.poll(() => screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('says why it was refused, and keeps what was typed', async () => {
  const message = 'It is back already: you can buy it now.';
  answer(409, { code: 'stock_alert.in_stock', message, requestId: 'r', details: [] });
  await ask('mona@example.com');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('mona@example.com');
});
