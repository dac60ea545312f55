import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { historyOf, savedSettings, savedVersion } from '../../../testing/saved-settings.ts';
import type { SaveSettings } from '../use-settings-form.ts';
import type { SendTest } from './message-preview.tsx';
import { MessagesPage } from './messages-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has nowhere to scroll to
});

function open(words: Parameters<typeof savedSettings<'messages'>>[1] = {}) {
  const onSave = vi.fn<SaveSettings<'messages'>>(async (settings) =>
    accepted(savedSettings('messages', settings, 4)),
  );
  const onTest = vi.fn<SendTest>(async () => accepted({ to: 'mariam@example.com' }));
  const onSaved = vi.fn();
  const history = historyOf(savedVersion('messages', 3, { placedText: 'Got {orderNumber}' }));

  /** Reads what was saved, as the page's route does. */
  function Opened() {
    const [saved, setSaved] = useState(savedSettings('messages', words));
    const saveAndRead: SaveSettings<'messages'> = async (settings, seen) => {
      const result = await onSave(settings, seen);
      if (result.ok) setSaved(result.value);
      return result;
    };
    return (
      <MessagesPage {...{ saved, onTest, onSaved }} onSave={saveAndRead} onHistory={history} />
    );
  }
  renderInApp(<Opened />);
  return { onSave, onTest, onSaved };
}

const plain = (text: string) => text.replaceAll(/[⁦-⁩]/g, '');
const field = (name: string) => screen.getByLabelText(name, { normalizer: plain });
const retype = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const preview = () => screen.getByRole('region', { name: 'As the customer gets it' });
const save = () => fireEvent.click(screen.getByText('Save'));

test('shows the first words to be edited, and saves those alone that are others', async () => {
  const { onSave, onSaved } = open();
  expect(field('Subject in English')).toHaveValue('We have your order {orderNumber}');
  retype('Subject in English', 'Order {orderNumber} is ours');
  expect(plain(preview().textContent)).toContain('Order CS-26-01184 is ours');
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const [sent, seen] = onSave.mock.calls[0] ?? [];
  expect(seen?.version).toBe(3);
  const own = Object.entries(sent ?? {}).filter(([, words]) => words !== null);
  expect(own).toEqual([['placedSubject', 'Order {orderNumber} is ours']]);
  expect(field('Subject in English')).toHaveValue('Order {orderNumber} is ours');
});

test('goes back to the first words by a press, or where a field is left empty', async () => {
  const { onSave } = open({
    placedSubject: 'Mine {orderNumber}',
    placedText: 'Ours {orderNumber}',
  });
  await userEvent.click(
    screen.getByRole('button', { name: /^Back to the first words: .*Order placed/ }),
  );
  expect(field('Subject in English')).toHaveValue('We have your order {orderNumber}');
  expect(screen.queryByRole('button', { name: /^Back to the first/ })).not.toBeInTheDocument();
  retype('Text in English', '');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ placedSubject: null, placedText: null });
});

test('a place that is not there is told at its field, also of a message that is out of sight', async () => {
  const { onSave } = open();
  retype('Text in Arabic', 'طلبك {order}');
  expect(preview()).toHaveTextContent('The preview appears once the words have no mistakes.');
  await userEvent.click(screen.getByRole('button', { name: 'Order shipped' }));
  save();
  await waitFor(() => expect(field('Text in Arabic')).toBeInvalid());
  expect(plain(screen.getByText(/^Nothing can be put/).textContent)).toBe(
    'Nothing can be put in the place {order}. These are known here: {orderNumber} {total} {shop}.',
  );
  expect(screen.getByRole('button', { name: 'Order placed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(onSave).not.toHaveBeenCalled();
});

test('sends what is typed to oneself, in the language of its preview', async () => {
  const { onTest } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Back in stock' }));
  retype('Subject in English', '{product}!');
  await userEvent.click(screen.getByRole('button', { name: 'Send me this one in English' }));
  expect(onTest).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ message: 'backInStock', language: 'en' },
      words: expect.objectContaining({ backInStockSubject: '{product}!' }),
    }),
  );
});

test('the history tells the words that were, and not that there were none', async () => {
  open();
  await userEvent.click(screen.getByText('History'));
  const name = await screen.findByText(/Order placed, Text/, { selector: 'dt', normalizer: plain });
  expect(plain(name.nextElementSibling?.textContent ?? '')).toMatch(
    /^Thank you for your order {orderNumber}.*Got {orderNumber}$/,
  );
});
