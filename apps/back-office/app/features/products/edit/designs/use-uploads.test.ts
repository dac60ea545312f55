import type { Result } from '@craftsandore/api-client';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Sending } from '../../../../navigation/actions.ts';
import { accepted, refused } from '../../../../testing/results.ts';
import { useUploads } from './use-uploads.ts';

const photo = (name: string) => new File([name], name, { type: 'image/webp' });
const unreadable = refused({ code: 'image.unreadable', sentence: 'Not an image.' });

/** A sender whose responses are given by hand, in the order of its calls. */
function senderByHand() {
  const responses: ((result: Result<unknown>) => void)[] = [];
  const send = vi.fn(
    (_: File, { signal }: Sending) =>
      new Promise<Result<unknown>>((resolve, reject) => {
        responses.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const respond = (result: Result<unknown> = accepted(null)) =>
    act(async () => responses.shift()?.(result));
  return { send, respond };
}

test('photos go one after another, in the order in which they were given', async () => {
  const { send, respond } = senderByHand();
  const { result } = renderHook(() => useUploads(send));

  await act(async () => result.current.add([photo('a'), photo('b')]));
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a']);
  expect(result.current.uploads.map(({ state }) => state)).toEqual(['sending', 'waiting']);

  await respond();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b']);
  await respond();
  expect(result.current.uploads).toEqual([]);
});

test('a photo that failed holds up no other, and is tried again or dismissed', async () => {
  const { send, respond } = senderByHand();
  const { result } = renderHook(() => useUploads(send));
  await act(async () => result.current.add([photo('a'), photo('b')]));

  await respond(unreadable);
  await respond();
  const [failed] = result.current.uploads;
  expect(failed).toMatchObject({ state: 'failed', refusal: { sentence: 'Not an image.' } });
  if (!failed) return;

  await act(async () => result.current.retry(failed));
  expect(send).toHaveBeenCalledTimes(3);
  await respond(unreadable);
  act(() => result.current.dismiss(failed));
  expect(result.current.uploads).toEqual([]);
});

test('photos that are added take the place of those refused for good, not of those that may be tried again', async () => {
  const { send, respond } = senderByHand();
  const { result } = renderHook(() => useUploads(send));
  await act(async () => result.current.add([photo('a'), photo('b')]));
  await respond(refused({ status: 422, sentence: 'Not an image.' }));
  await respond(refused());

  await act(async () => result.current.add([photo('c')]));
  expect(result.current.uploads.map(({ file }) => file.name)).toEqual(['b', 'c']);
});

test('a photo tells how far it has got, and is called off before it is sent or amid it', async () => {
  const { send, respond } = senderByHand();
  const { result } = renderHook(() => useUploads(send));
  await act(async () => result.current.add([photo('a'), photo('b'), photo('c')]));

  act(() => send.mock.calls[0]?.[1].onSent(0.62));
  expect(result.current.sent).toBe(0.62);

  const [first, second] = result.current.uploads;
  if (!first || !second) throw new Error('Three photos were added');
  act(() => result.current.dismiss(second));
  await act(async () => result.current.dismiss(first));
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'c']);
  expect(result.current.sent).toBe(0);

  await respond();
  await respond();
  expect(result.current.uploads).toEqual([]);
});
