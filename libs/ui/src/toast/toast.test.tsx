import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { type ToastMessage, useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

const labels = { region: 'Notifications', toast: 'Notification', close: 'Close' };

function ShowButton(message: ToastMessage) {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast(message)}>
      Show
    </button>
  );
}

test('shows what is asked for until it is closed', async () => {
  render(
    <ToastProvider labels={labels}>
      <ShowButton>Address saved.</ShowButton>
    </ToastProvider>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  (await screen.findByRole('button', { name: 'Close' })).focus();
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('offers what can be done about it, and goes once that was done', async () => {
  const onPress = vi.fn();
  render(
    <ToastProvider labels={labels}>
      <ShowButton action={{ label: 'Undo', onPress }}>Cart cleared.</ShowButton>
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('gives the focus back to where it was when a key has pressed the action', async () => {
  render(
    <ToastProvider labels={labels}>
      <ShowButton action={{ label: 'Undo', onPress: vi.fn() }}>Cart cleared.</ShowButton>
    </ToastProvider>,
  );
  const show = screen.getByRole('button', { name: 'Show' });
  await userEvent.click(show);
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(show).toHaveFocus();
});

test('has its code before there is anything to say, and without a touch', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  render(<ToastProvider labels={labels}>Page</ToastProvider>);
  expect(await screen.findByRole('region', { name: /Notifications/ })).toBeInTheDocument();
  cleanup();
  vi.unstubAllGlobals();
});

test('keeps the newest three', async () => {
  render(
    <ToastProvider labels={labels}>
      {['One', 'Two', 'Three', 'Four'].map((words) => (
        <ShowButton key={words}>{words}</ShowButton>
      ))}
    </ToastProvider>,
  );

  for (const show of screen.getAllByRole('button', { name: 'Show' })) await userEvent.click(show);

  expect(await screen.findAllByRole('button', { name: 'Close' })).toHaveLength(3);
});

test('says the same once, however often it is asked to', async () => {
  render(
    <ToastProvider labels={labels}>
      <ShowButton tone="danger">Only 2 are left.</ShowButton>
    </ToastProvider>,
  );

  await userEvent.dblClick(screen.getByRole('button', { name: 'Show' }));

  expect(await screen.findAllByRole('button', { name: 'Close' })).toHaveLength(1);
});

test('leaves by itself after five seconds', async () => {
  render(
    <ToastProvider labels={labels}>
      <ShowButton>Address saved.</ShowButton>
    </ToastProvider>,
  );
  const show = screen.getByRole('button', { name: 'Show' });
  // Once it was shown, its code is there.
  fireEvent.click(show);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));

  vi.useFakeTimers();
  fireEvent.click(show);
  const notice = screen.getByRole('button', { name: 'Close' });
  act(() => vi.advanceTimersByTime(4900));
  expect(notice).toBeVisible();
  act(() => vi.advanceTimersByTime(200));
  expect(notice).not.toBeInTheDocument();
  vi.useRealTimers();
});
