import { OrderStatus, type OrderStatusName } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { StatusChanger, type StatusChange } from './status-changer.tsx';

function renderFor(status: OrderStatusName, props: Partial<StatusChange> = {}) {
  const onChange = vi.fn();
  renderInApp(
    <StatusChanger
      status={OrderStatus[status]}
      number="#1184"
      pieces={3}
      isPending={false}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
}

const update = () => screen.getByRole('button', { name: 'Update status' });
const select = () => screen.getByRole('combobox', { name: 'New status' });

/** What an option reads, without the marks that isolate its parts' direction. */
const wordsOf = ({ text }: HTMLOptionElement) => text.replaceAll(/[\u2068\u2069]/g, '');

const closed = (names: string[]) => names.map((name) => `${name} (this order is closed)`);

test.each<[OrderStatusName, (string | { disabled: string })[]]>([
  [
    'pending',
    [
      { disabled: 'Processing (the status now)' },
      'Confirmed',
      { disabled: 'Shipped (only after Confirmed)' },
      { disabled: 'Delivered (only after Shipped)' },
      'Cancelled',
    ],
  ],
  [
    'shipped',
    [
      { disabled: 'Processing (orders do not go back)' },
      { disabled: 'Confirmed (orders do not go back)' },
      { disabled: 'Shipped (the status now)' },
      'Delivered',
      'Cancelled',
    ],
  ],
])('of a %s order lists all five, and says why some are not allowed', (status, expected) => {
  renderFor(status);
  const [choose, ...options] = screen.getAllByRole<HTMLOptionElement>('option');
  expect(choose).toHaveTextContent('Choose a status');
  expect(
    options.map((option) => (option.disabled ? { disabled: wordsOf(option) } : wordsOf(option))),
  ).toEqual(expected);
});

test.each([
  [
    'delivered',
    [
      ...closed(['Processing', 'Confirmed', 'Shipped']),
      'Delivered (the status now)',
      ...closed(['Cancelled']),
    ],
  ],
  [
    'cancelled',
    [...closed(['Processing', 'Confirmed', 'Shipped', 'Delivered']), 'Cancelled (the status now)'],
  ],
] as const)('of a %s order allows none', (status, expected) => {
  renderFor(status);
  const [, ...options] = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(wordsOf)).toEqual(expected);
  for (const option of options) expect(option).toBeDisabled();
  expect(select()).toHaveAccessibleDescription(/its status can no longer change/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('asks for the chosen status', async () => {
  const onChange = renderFor('pending');
  await userEvent.selectOptions(select(), 'Confirmed');
  await userEvent.click(update());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(OrderStatus.confirmed);
});

test('insists on a choice', async () => {
  const onChange = renderFor('pending');
  await userEvent.click(update());
  expect(select()).toHaveAccessibleDescription(/Please select a new status for the order\./);
  expect(onChange).not.toHaveBeenCalled();
});

test('sends nothing twice while a change is on its way', async () => {
  const onChange = renderFor('pending', { isPending: true });
  await userEvent.selectOptions(select(), 'Confirmed');
  await userEvent.click(update());
  expect(onChange).not.toHaveBeenCalled();
});

test('says why the order could not be moved', () => {
  renderFor('pending', { refusal: 'An order that is Delivered cannot become Confirmed.' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'An order that is Delivered cannot become Confirmed.',
  );
});

test('offers to load the order again where somebody else has changed it', async () => {
  const onReload = vi.fn();
  renderFor('pending', { refusal: 'Someone else has just changed this order.', onReload });
  await userEvent.click(
    within(screen.getByRole('alert')).getByRole('button', { name: 'Show the order as it is now' }),
  );
  expect(onReload).toHaveBeenCalledOnce();
});

describe('cancelling', () => {
  async function ask(from: OrderStatusName, props?: Parameters<typeof renderFor>[1]) {
    const onChange = renderFor(from, props);
    await userEvent.selectOptions(select(), 'Cancelled');
    await userEvent.click(update());
    const dialog = await screen.findByRole('dialog', { name: /Cancel order #1184/ });
    return {
      onChange,
      dialog,
      cancel: within(dialog).getByRole('button', { name: 'Yes, cancel' }),
    };
  }
  const reason = () => screen.getByRole('combobox', { name: 'Reason' });

  test('asks for a reason first, and says what goes back on sale', async () => {
    const { onChange, dialog, cancel } = await ask('pending');
    expect(dialog).toHaveAccessibleDescription(/The 3 pieces go back on sale at once/);
    expect(reason()).toHaveFocus();

    await userEvent.click(cancel);
    expect(reason()).toHaveAccessibleDescription(/Please choose a reason/);
    expect(onChange).not.toHaveBeenCalled();

    await userEvent.selectOptions(reason(), 'Duplicate order');
    await userEvent.click(cancel);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(OrderStatus.cancelled, {
      reason: 'duplicate',
    });
  });

  test('wants words for another reason', async () => {
    const { onChange, cancel } = await ask('confirmed');
    await userEvent.selectOptions(reason(), 'Other');
    await userEvent.click(cancel);
    const details = screen.getByRole('textbox', { name: 'Details' });
    expect(details).toBeInvalid();

    await userEvent.type(details, ' Moves abroad ');
    await userEvent.click(cancel);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(OrderStatus.cancelled, {
      reason: 'other',
      words: 'Moves abroad',
    });
  });

  test('of a shipped order says that its pieces come back by being received', async () => {
    const { onChange, dialog, cancel } = await ask('shipped');
    expect(dialog).toHaveTextContent('They go back on sale once the parcel is received back');
    expect(dialog).toHaveAccessibleDescription('A cancelled order cannot be opened again.');
    await userEvent.selectOptions(reason(), 'Refused at the door');
    await userEvent.click(cancel);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(OrderStatus.cancelled, { reason: 'refused' });
  });

  test('does nothing where somebody thinks again', async () => {
    const { onChange } = await ask('pending');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(update()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('keeps what was typed where somebody else was quicker, and says what the order is now', async () => {
    const onChange = vi.fn(async () => true);
    const at = (status: OrderStatusName) => (
      <StatusChanger
        {...{ status: OrderStatus[status], number: '#1184', pieces: 3, isPending: false, onChange }}
      />
    );
    const { rerender } = renderInApp(at('pending'));
    await userEvent.selectOptions(select(), 'Cancelled');
    await userEvent.click(update());
    await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'Other');
    await userEvent.type(screen.getByLabelText('Details'), 'Moves abroad');
    rerender(at('confirmed'));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('alert').textContent).toMatch(/changed meanwhile.*Confirmed/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
    const cancellation = { reason: 'other', words: 'Moves abroad' };
    expect(onChange).toHaveBeenCalledExactlyOnceWith(OrderStatus.cancelled, cancellation);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says in the dialog why it was refused', async () => {
    const { dialog } = await ask('pending', { refusal: 'It is now Shipped.' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('It is now Shipped.');
  });
});
