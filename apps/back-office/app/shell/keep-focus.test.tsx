import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { keepFocus } from './keep-focus.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A page with a list of buttons, of which some are removed. */
const pageOf = (names: string[]) => (
  <>
    <button>before</button>
    <main>
      {names.length > 0 && (
        <ul>
          {names.map((name, place) => (
            <li key={place}>
              <button key={name}>{name}</button>
            </li>
          ))}
        </ul>
      )}
      <button>after</button>
    </main>
    {names.includes('asked') && <button>yes</button>}
  </>
);

/** @returns a way to show it with others. */
function renderPage() {
  const { rerender } = render(pageOf(['first', 'second', 'third']));
  stop = keepFocus(screen.getByRole('main'));
  return (...names: string[]) => rerender(pageOf(names));
}

const button = (name: string) => screen.getByRole('button', { name });
const choose = (name: string) => act(() => button(name).focus());

async function expectChosen(name: string) {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(button(name)).toHaveFocus();
}

test('what takes the place of the chosen button is chosen', async () => {
  const show = renderPage();
  choose('second');
  show('first', 'put back', 'third');
  await expectChosen('put back');
});

test('where nothing takes its place, it is the last one before, and then what follows', async () => {
  const show = renderPage();
  choose('third');
  show('first', 'second');
  await expectChosen('second');
  show();
  await expectChosen('after');
});

test('a dialog that closes over a button that has gone leads to the place of the button', async () => {
  const show = renderPage();
  choose('second');
  show('first', 'asked', 'third');
  await expectChosen('asked');
  choose('yes');
  show('first', 'other', 'third');
  await expectChosen('other');
});

test('a focus that is given to something else is left there', async () => {
  const show = renderPage();
  choose('second');
  show('first');
  choose('before');
  await expectChosen('before');
});

test('what was pressed with a pointer moves nothing', async () => {
  const show = renderPage();
  // jsdom takes any focus for one that shows.
  const second = button('second');
  vi.spyOn(second, 'matches').mockReturnValue(false);
  act(() => second.focus());
  show('first');
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});
