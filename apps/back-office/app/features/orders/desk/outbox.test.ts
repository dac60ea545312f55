import type { Result } from '@craftsandore/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { accepted, refused } from '../../../testing/results.ts';
import { createOutbox, type Deed, undoMs } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deed = (orderId: number, outcome: Deed['attempt']['outcome'] = 'confirmed'): Deed => ({
  key: `key-${orderId}-${outcome}`,
  orderId,
  attempt: { channel: outcome === 'sent' ? 'whatsapp' : 'call', outcome },
});

function anOutbox(kept: Deed[] = []) {
  const store = { deeds: kept };
  const send = vi.fn<(deed: Deed) => Promise<Result<unknown>>>(async () => accepted(null));
  const told = { onSent: vi.fn(), onRefused: vi.fn() };
  const keep = {
    read: () => store.deeds,
    save: (deeds: Deed[]) => void (store.deeds = deeds),
    remove: () => void (store.deeds = []),
  };
  const outbox = createOutbox(send, keep, told);
  const sent = () => send.mock.calls.map(([{ key }]) => key);
  return { outbox, send, told, store, sent };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a deed is sent after ten seconds, once', async () => {
  const { outbox, sent, told, store } = anOutbox();
  outbox.add(deed(1));
  expect(store.deeds).toEqual([deed(1)]);
  expect(outbox.keeping()).toBe(1);
  await pass(undoMs - 1);
  expect(sent()).toEqual([]);
  await pass(60_000);
  expect(sent()).toEqual(['key-1-confirmed']);
  expect(told.onSent).toHaveBeenCalledExactlyOnceWith(deed(1));
  expect(store.deeds).toEqual([]);
  expect(outbox.keeping()).toBeUndefined();
});

test('one that is undone is never sent', async () => {
  const { outbox, sent, store } = anOutbox();
  outbox.add(deed(1));
  expect(outbox.undo()).toEqual(deed(1));
  await pass(60_000);
  expect(sent()).toEqual([]);
  expect(store.deeds).toEqual([]);
  expect(outbox.undo()).toBeUndefined();
});

test('the next one sends the one before', async () => {
  const { outbox, sent } = anOutbox();
  outbox.add(deed(1));
  outbox.add(deed(2));
  expect(sent()).toEqual(['key-1-confirmed']);
  expect(outbox.undo()).toEqual(deed(2));
});

test('a page that is hidden sends what a call came to, and keeps the undo of a message', async () => {
  const { outbox, sent } = anOutbox();
  outbox.add(deed(1));
  outbox.hide();
  expect(sent()).toEqual(['key-1-confirmed']);
  outbox.add(deed(2, 'sent'));
  outbox.hide();
  expect(sent()).toHaveLength(1);
  outbox.flush();
  expect(sent()).toHaveLength(2);
});

test('what does not get through stays, and is sent again under the same key', async () => {
  const { outbox, send, sent, told, store } = anOutbox();
  send.mockResolvedValueOnce(refused());
  outbox.add(deed(1));
  await pass(undoMs);
  expect(outbox.read().stuck).toEqual([deed(1)]);
  expect(store.deeds).toEqual([deed(1)]);
  expect(told.onRefused).not.toHaveBeenCalled();

  await pass(undoMs);
  expect(sent()).toEqual(['key-1-confirmed', 'key-1-confirmed']);
  expect(outbox.read().stuck).toEqual([]);
  expect(store.deeds).toEqual([]);
});

test('what the API refuses for good is told, and not sent again', async () => {
  const { outbox, send, sent, told, store } = anOutbox();
  const result = refused({ status: 409, code: 'order.changed' });
  send.mockResolvedValueOnce(result);
  outbox.add(deed(1));
  await pass(60_000);
  expect(sent()).toHaveLength(1);
  expect(told.onRefused).toHaveBeenCalledWith(deed(1), !result.ok && result.refusal);
  expect(store.deeds).toEqual([]);
});

test('what an earlier page has left behind is sent', async () => {
  const { outbox, sent } = anOutbox([deed(1)]);
  expect(outbox.keeping()).toBe(1);
  outbox.flush();
  await pass(0);
  expect(sent()).toEqual(['key-1-confirmed']);
  expect(outbox.keeping()).toBeUndefined();
});

test('deeds of one order are sent in their order once there is a network again', async () => {
  const { outbox, send, sent, told } = anOutbox();
  send.mockResolvedValue(refused());
  outbox.add(deed(1, 'busy'));
  await pass(undoMs);
  outbox.add(deed(1));
  outbox.add(deed(2));
  await pass(undoMs);
  expect(new Set(sent())).toEqual(new Set(['key-1-busy', 'key-2-confirmed']));
  expect(outbox.read().unsent).toEqual([deed(1, 'busy'), deed(1), deed(2)]);

  send.mockClear();
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
  send.mockReturnValueOnce(promise).mockResolvedValue(accepted(null));
  await pass(undoMs);
  expect(sent()).toEqual(['key-1-busy', 'key-2-confirmed']);
  expect(outbox.read().unsent).toEqual([deed(1, 'busy'), deed(1)]);
  resolve(accepted(null));
  await pass(0);
  expect(sent()).toEqual(['key-1-busy', 'key-2-confirmed', 'key-1-confirmed']);
  expect(told.onSent).toHaveBeenLastCalledWith(deed(1));
  expect(outbox.read().unsent).toEqual([]);
});

test('a page that ends sends all at once', () => {
  const { outbox, sent } = anOutbox([deed(1, 'busy')]);
  outbox.add(deed(1));
  outbox.end();
  expect(sent()).toEqual(['key-1-busy', 'key-1-confirmed']);
});
