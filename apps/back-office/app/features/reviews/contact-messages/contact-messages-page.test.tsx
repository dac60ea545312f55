import type { Result } from '@craftsandore/api-client';
import { pageMeta, type StaffContactMessage } from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aContactMessage } from '../../../testing/a-contact-message.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import { contactMessageFiltersIn, contactMessagesPath } from './contact-message-filters.ts';
import { ContactMessagesPage } from './contact-messages-page.tsx';

beforeEach(() => sessionStorage.clear());

async function open(message: StaffContactMessage, role: 'Sales' | 'Developer' = 'Sales') {
  const onChange = vi.fn(async () => accepted(message));
  const onReport = vi.fn((call: Promise<Result<StaffContactMessage>>) => call);
  await act(async () => {
    renderInApp(
      <ContactMessagesPage
        {...{ onChange, onReport }}
        filters={{ page: 1, part: 'waiting' }}
        messages={Promise.resolve(accepted({ data: [message], meta: pageMeta(1, 20, 1) }))}
        onFilter={vi.fn()}
        onRetry={vi.fn()}
      />,
      { session: sessionOf(role) },
    );
  });
  const row = within((await screen.findByText(message.message)).closest('tr') ?? document.body);
  return { onChange, onReport, row };
}

test('an answer stays where it is refused, and is told once it is sent', async () => {
  const message = aContactMessage({ message: 'Is it heavy?' });
  const { row, onChange, onReport } = await open(message);
  onChange.mockResolvedValueOnce(refused({ sentence: 'Changed since.' }));
  await userEvent.click(row.getByRole('button', { name: /^Answer/ }));
  await userEvent.type(row.getByRole('textbox', { name: 'Answer' }), 'It is not.');
  await userEvent.click(row.getByRole('button', { name: 'Send answer' }));
  expect(await row.findByRole('alert')).toHaveTextContent('Changed since.');
  expect(onReport).not.toHaveBeenCalled();

  await userEvent.click(row.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
  expect(onChange).toHaveBeenLastCalledWith(message, { answer: 'It is not.' });
  expect(onReport).toHaveBeenCalledOnce();
  // The message leaves the list, with the button that was pressed.
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test('a message is settled without an answer, and an answered one has no second', async () => {
  const answer = { text: 'No.', createdAt: '2026-11-13T10:00:00.000Z', staffName: 'Mariam' };
  const message = aContactMessage({ message: 'Is it heavy?', isDone: true, answer });
  const { row, onChange } = await open(message);
  expect(row.queryByRole('button', { name: /^Answer/ })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: /^Take up again/ }));
  expect(onChange).toHaveBeenLastCalledWith(message, { isDone: false });
});

test('who may not answer reads', async () => {
  const { row } = await open(aContactMessage({ message: 'Is it heavy?' }), 'Developer');
  expect(row.queryByRole('button')).toBeNull();
});

test('the part is in the address; without one it lists what waits', () => {
  expect(contactMessagesPath({ part: 'done', page: 2 })).toBe('/admin-messages?part=done&page=2');
  expect(contactMessagesPath({ part: 'waiting' })).toBe('/admin-messages');
  const at = (search: string) =>
    contactMessageFiltersIn(`https://desk.example/admin-messages${search}`);
  expect(at('?part=done')).toMatchObject({ part: 'done', page: 1 });
  expect(at('?part=none')).toMatchObject({ part: 'waiting' });
});
