import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hydratedEvent, replayEarlyInput } from './replay-early-input.ts';

const comeAlive = () => dispatchEvent(new Event(hydratedEvent));
const hear = vi.fn();

beforeEach(() => {
  hear.mockClear();
  replayEarlyInput(hydratedEvent);
});
afterEach(() => {
  comeAlive();
  cleanup();
});

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

/** Fields that show what the page knows, as the server renders them. */
function Filters() {
  const [chosen, setChosen] = useState({ sort: '', inStock: false, price: '', note: '' });
  const choose = (more: Partial<typeof chosen>) => {
    hear(more);
    setChosen((before) => ({ ...before, ...more }));
  };
  return (
    <>
      <select value={chosen.sort} onChange={({ target }) => choose({ sort: target.value })}>
        <option value="">Newest</option>
        <option value="price">By price</option>
      </select>
      <input
        type="checkbox"
        checked={chosen.inStock}
        onChange={({ target }) => choose({ inStock: target.checked })}
      />
      <input value={chosen.price} onChange={({ target }) => choose({ price: target.value })} />
      <textarea value={chosen.note} onChange={({ target }) => choose({ note: target.value })} />
    </>
  );
}

test('what was chosen and typed before stays, and acts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  // eslint-disable-next-line no-restricted-syntax -- our own component, as the server renders it
  container.innerHTML = renderToString(<Filters />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'price');
  await userEvent.click(screen.getByRole('checkbox'));
  const [price, note] = screen.getAllByRole('textbox');
  if (!price || !note) throw new Error('There are two fields to type into.');
  await userEvent.type(price, '300');
  await userEvent.type(note, 'oak');

  render(<Filters />, { container, hydrate: true });
  expect(hear).not.toHaveBeenCalled();
  comeAlive();
  await waitFor(() =>
    expect(hear.mock.calls).toEqual([
      [{ sort: 'price' }],
      [{ inStock: true }],
      [{ price: '300' }],
      [{ note: 'oak' }],
    ]),
  );
  expect(screen.getByRole('combobox')).toHaveValue('price');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(price).toHaveValue('300');
  expect(note).toHaveValue('oak');
});
