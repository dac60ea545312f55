import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Sending } from '../../form/use-sending.ts';
import type { Refusal } from '../../refusal.ts';
import { useUploads } from './use-uploads.ts';

const photo = (name: string) => new File([name], name, { type: 'image/webp' });
const refusal: Refusal = { code: 'image.unreadable', sentence: 'Not an image.' };

/** A sender whose answers are given by hand, in the order of its calls. */
function senderByHand() {
  const answers: ((refusal: Refusal | undefined) => void)[] = [];
  const send = vi.fn(
    (_: File, { signal }: Sending) =>
      new Promise<Refusal | undefined>((resolve) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => resolve(undefined));
      }),
  );
  const answer = (refusal?: Refusal) => act(async () => answers.shift()?.(refusal));
  return { send, answer };
}

test('photos go one after another, in the order in which they were given', async () => {
  const { send, answer } = senderByHand();
  const { result } = renderHook(() => useUploads(send));

  await act(async () => result.current.add([photo('a'), photo('b')]));
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a']);
  expect(result.current.uploads.map(({ state }) => state)).toEqual(['sending', 'waiting']);

  await answer();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b']);
  await answer();
  expect(result.current.uploads).toEqual([]);
});

test('a photo that failed holds up no other, and is tried again or dismissed', async () => {
  const { send, answer } = senderByHand();
  const { result } = renderHook(() => useUploads(send));
  await act(async () => result.current.add([photo('a'), photo('b')]));

  await answer(refusal);
  await answer();
  const [failed] = result.current.uploads;
  expect(failed).toMatchObject({ state: 'failed', refusal });
  if (!failed) return;

  await act(async () => result.current.retry(failed));
  expect(send).toHaveBeenCalledTimes(3);
  await answer(refusal);
  act(() => result.current.dismiss(failed));
  expect(result.current.uploads).toEqual([]);
});

test('a photo tells how far it has got, and is called off before it is sent or amid it', async () => {
  const { send, answer } = senderByHand();
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

  await answer();
  await answer();
  expect(result.current.uploads).toEqual([]);
});
