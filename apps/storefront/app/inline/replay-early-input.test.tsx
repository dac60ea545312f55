import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hydratedEvent, replayEarlyClicks } from './replay-early-clicks.ts';

const comeAlive = () => dispatchEvent(new Event(hydratedEvent));
const hear = vi.fn();

beforeEach(() => {
  hear.mockClear();
  replayEarlyClicks(hydratedEvent);
});
afterEach(comeAlive);

test('a page that comes alive does what was pressed before, in turn and once each', async () => {
  render(
    <>
      <button type="button" onClick={() => hear('more')}>
        <b>+</b>
      </button>
      <button type="button" onClick={() => hear('add')} />
    </>,
  );
  const [more, add] = screen.getAllByRole('button');
  if (!more || !add) throw new Error('There are two buttons.');
  fireEvent.click(screen.getByText('+'));
  fireEvent.click(more);
  fireEvent.click(add);
  expect(hear).not.toHaveBeenCalled();

  comeAlive();
  await waitFor(() => expect(hear.mock.calls).toEqual([['more'], ['add']]));
  fireEvent.click(add);
  expect(hear).toHaveBeenCalledTimes(3);
});

test('what a browser can do by itself it does at once', () => {
  render(
    <>
      <a href="#cart" onClick={hear}>
        Cart
      </a>
      <button type="submit" onClick={hear} />
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button'));
  expect(hear).toHaveBeenCalledTimes(2);
});
