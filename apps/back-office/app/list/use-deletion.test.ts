import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useDeletion } from './use-deletion.ts';

test('deletes once it is confirmed, and closes its question with the response', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const onDelete = vi.fn(() => promise);
  const { result } = renderHook(() => useDeletion(onDelete));
  expect(result.current.dialog.open).toBe(false);

  act(() => result.current.ask());
  expect(result.current.dialog).toMatchObject({ open: true, state: 'asking' });
  expect(onDelete).not.toHaveBeenCalled();

  act(() => result.current.dialog.onConfirm());
  expect(result.current.dialog).toMatchObject({ open: true, state: 'working' });
  expect(onDelete).toHaveBeenCalledOnce();

  await act(async () => resolve(null));
  expect(result.current.dialog.open).toBe(false);
});

test('deletes nothing when somebody thinks better of it', () => {
  const onDelete = vi.fn(() => Promise.resolve(null));
  const { result } = renderHook(() => useDeletion(onDelete));

  act(() => result.current.ask());
  act(() => result.current.dialog.onOpenChange(false));

  expect(result.current.dialog.open).toBe(false);
  expect(onDelete).not.toHaveBeenCalled();
});
