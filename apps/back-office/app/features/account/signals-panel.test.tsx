import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isOn, showNotice } from '../../live/signals.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { SignalsPanel } from './signals-panel.tsx';

const shown: { title: string; silent?: boolean; onclick?: () => void }[] = [];
const asked = vi.fn<() => Promise<NotificationPermission>>();

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static async requestPermission() {
    return (this.permission = await asked());
  }
  onclick?: () => void;
  close = vi.fn();
  constructor(title: string, { silent }: NotificationOptions) {
    shown.push(Object.assign(this, { title, silent: silent === true }));
  }
}

beforeEach(() => {
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  shown.length = 0;
  asked.mockReset();
});

const notices = () => screen.getByRole('switch', { name: 'Desktop notice' });

test('nothing is on at first, and permission is asked for when notices are switched on', async () => {
  asked.mockResolvedValue('granted');
  renderInApp(<SignalsPanel />);
  expect(screen.getAllByRole('switch').map((one) => one.ariaChecked)).toEqual(['false', 'false']);
  expect(asked).not.toHaveBeenCalled();

  await userEvent.click(notices());
  expect(notices()).toBeChecked();
  expect(shown).toMatchObject([
    { title: 'This is how new orders will be announced', silent: true },
  ]);
  expect(isOn('notice')).toBe(true);

  await userEvent.click(notices());
  expect(notices()).not.toBeChecked();
  expect(isOn('notice')).toBe(false);
});

test('notices that the browser refuses stay off, with a sentence that says why', async () => {
  asked.mockResolvedValue('denied');
  renderInApp(<SignalsPanel />);
  await userEvent.click(notices());
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow them in its settings');
  expect(notices()).not.toBeChecked();
});

test('notices that are no longer allowed are off', async () => {
  asked.mockResolvedValue('granted');
  const { unmount } = renderInApp(<SignalsPanel />);
  await userEvent.click(notices());
  unmount();
  FakeNotification.permission = 'denied';
  renderInApp(<SignalsPanel />);
  expect(notices()).not.toBeChecked();
});

test('a browser without notices says so', async () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  renderInApp(<SignalsPanel />);
  await userEvent.click(notices());
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot do that.');
});

test('a sound is heard when it is switched on, and leaves nothing behind', async () => {
  const context = {
    currentTime: 0,
    destination: {},
    close: vi.fn(async () => undefined),
  };
  const note = { connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn() };
  const ramps = { linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  vi.stubGlobal('AudioContext', function () {
    return context;
  });
  vi.stubGlobal('OscillatorNode', function () {
    return note;
  });
  vi.stubGlobal('GainNode', function () {
    return { connect: (to: unknown) => to, gain: ramps };
  });
  renderInApp(<SignalsPanel />);
  await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  expect(note.start).toHaveBeenCalledTimes(2);
  expect(isOn('sound')).toBe(true);
  await waitFor(() => expect(context.close).toHaveBeenCalledOnce());
});

test('a notice takes the place of the last one, and opens what it is about', () => {
  const onOpen = vi.fn();
  vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  showNotice({ title: 'one', lang: 'en', onOpen });
  showNotice({ title: 'two', lang: 'en', onOpen });
  const [first, second] = shown as unknown as FakeNotification[]; // each is one
  expect(first?.close).toHaveBeenCalledOnce();
  expect(second?.close).not.toHaveBeenCalled();
  second?.onclick?.();
  expect(onOpen).toHaveBeenCalledOnce();
});
