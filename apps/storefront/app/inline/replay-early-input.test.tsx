import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hydratedEvent, replayEarlyInput } from './replay-early-input.ts';
import { isReplayed, replayedMark } from './replayed-mark.ts';

const comeAlive = () => dispatchEvent(new Event(hydratedEvent));
const hear = vi.fn();

beforeEach(() => {
  hear.mockClear();
  replayEarlyInput(hydratedEvent, replayedMark);
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

test('a press that is done again can be told from one that is made now', async () => {
  render(<button type="button" onClick={({ currentTarget }) => hear(isReplayed(currentTarget))} />);
  fireEvent.click(screen.getByRole('button'));
  comeAlive();
  await waitFor(() => expect(hear.mock.calls).toEqual([[true]]));
  fireEvent.click(screen.getByRole('button'));
  expect(hear).toHaveBeenLastCalledWith(false);
});

test('what is typed while the rest is done again stays', async () => {
  const typed: string[] = [];
  render(
    <>
      <button type="button" onClick={() => hear('more')} />
      <input onChange={({ target }) => typed.push(target.value)} />
    </>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.input(field, { target: { value: 'Sal' } });
  comeAlive();
  fireEvent.input(field, { target: { value: 'Salma' } });
  await waitFor(() => expect(hear).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done, 20));
  expect(field).toHaveValue('Salma');
  expect(typed.at(-1)).toBe('Salma');
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

/** Takes what is typed once it is left. */
function Quantity() {
  const [draft, setDraft] = useState('1');
  return (
    <>
      <input
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => hear(draft)}
      />
      <button type="button" onClick={() => hear('add')} />
    </>
  );
}

test('what was typed and left before is taken, before what was pressed after it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  // eslint-disable-next-line no-restricted-syntax -- our own component, as the server renders it
  container.innerHTML = renderToString(<Quantity />);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '3');
  await userEvent.click(screen.getByRole('button'));

  render(<Quantity />, { container, hydrate: true });
  comeAlive();
  await waitFor(() => expect(hear.mock.calls).toEqual([['3'], ['add']]));
});

/** As a page of the shop: it is alive before React has come to each of its parts. */
function PageInParts() {
  useEffect(() => void comeAlive(), []);
  return (
    <Suspense>
      <Designs />
    </Suspense>
  );
}

function Designs() {
  const [chosen, setChosen] = useState('olive');
  const [note, setNote] = useState('');
  return (
    <fieldset>
      <legend>{[chosen, note].join(' ')}</legend>
      {['olive', 'beech'].map((wood) => (
        <label key={wood}>
          <input
            type="radio"
            name="design"
            checked={wood === chosen}
            onChange={() => setChosen(wood)}
          />
          {wood}
        </label>
      ))}
      <input value={note} onChange={({ target }) => setNote(target.value)} />
      <button key={chosen} type="button" onClick={() => hear(chosen)}>
        Add
      </button>
    </fieldset>
  );
}

test('acts also in a part that React comes to later, and on the button that a choice has put there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  // eslint-disable-next-line no-restricted-syntax -- our own component, as the server renders it
  container.innerHTML = renderToString(<PageInParts />);
  fireEvent.click(screen.getByText('beech'));
  await userEvent.type(screen.getByRole('textbox'), 'oiled');
  fireEvent.click(screen.getByText('Add'));

  const root = hydrateRoot(container, <PageInParts />);
  await waitFor(() => expect(screen.getByRole('group')).toHaveAccessibleName('beech oiled'));
  expect(screen.getByRole('radio', { name: 'beech' })).toBeChecked();
  await waitFor(() => expect(hear.mock.calls).toEqual([['beech']]));
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});
