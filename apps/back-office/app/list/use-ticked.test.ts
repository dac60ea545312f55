import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { anOrder } from '../testing/an-order.ts';
import { useTicked } from './use-ticked.ts';

const orderOf = (orderId: number) => anOrder({ orderId });
const useTickedOrders = (filters: object) =>
  useTicked(filters, ({ orderId }: { orderId: number }) => orderId);

test('keeps what was ticked on other pages, and where a range would begin', () => {
  const { result } = renderHook(useTickedOrders, { initialProps: {} });
  const ids = () => [...result.current.ticked.keys()];

  act(() => result.current.onTick([orderOf(1186), orderOf(1185)], true));
  act(() => result.current.onTick([orderOf(1184)], true));
  expect(ids()).toEqual([1186, 1185, 1184]);
  expect(result.current.last).toBe(1184);

  act(() => result.current.onTick([orderOf(1185)], false));
  expect(ids()).toEqual([1186, 1184]);
  expect(result.current.last).toBe(1185);

  act(() => result.current.clear());
  expect(ids()).toEqual([]);
});

test('keeps nothing that another search or status would hide', () => {
  const { result, rerender } = renderHook(useTickedOrders, { initialProps: { query: 'Salma' } });
  act(() => result.current.onTick([orderOf(1186)], true));
  rerender({ query: 'Salma' });
  expect(result.current.ticked.size).toBe(1);
  rerender({ query: 'Salma', ...{ status: 'cancelled' } });
  expect(result.current.ticked.size).toBe(0);
  expect(result.current.last).toBeUndefined();
});
