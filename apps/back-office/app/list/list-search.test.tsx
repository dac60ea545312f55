import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { ListSearch } from './list-search.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('asks once typing pauses, for the last that was typed', () => {
  const onSearch = vi.fn();
  renderInApp(<ListSearch placeholder="Name" query="" onSearch={onSearch} />);

  type('sal');
  wait(200);
  type('salma ');
  wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('salma');
});

test('asks nothing when the words are back to what is shown', () => {
  const onSearch = vi.fn();
  renderInApp(<ListSearch placeholder="Name" query="omar" onSearch={onSearch} />);

  type('omar h');
  type('omar');
  wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('keeps what is being typed when the response to earlier words arrives', () => {
  const { rerender } = renderInApp(<ListSearch placeholder="Name" query="" onSearch={vi.fn()} />);

  type('sa');
  wait(300);
  type('salma');
  rerender(<ListSearch placeholder="Name" query="sa" onSearch={vi.fn()} />);
  expect(box()).toHaveValue('salma');
});

test('follows the address when it changes by other means', () => {
  const { rerender } = renderInApp(
    <ListSearch placeholder="Name" query="omar" onSearch={vi.fn()} />,
  );
  rerender(<ListSearch placeholder="Name" query="" onSearch={vi.fn()} />);
  expect(box()).toHaveValue('');
});
