import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Suggestion, Suggestions } from './suggestions.tsx';
import { useCombobox } from './use-combobox.ts';

const offered = ['bowl', 'board'];

function Searching({ onChoose }: { onChoose: (word: string) => void }) {
  const combobox = useCombobox({ options: offered, onChoose });
  return (
    <>
      <input aria-label="Search" {...combobox.input} />
      <Suggestions combobox={combobox} label="Suggestions" count="2 suggestions">
        {offered.map((word, index) => (
          <Suggestion key={word} combobox={combobox} index={index} media={null}>
            {word}
          </Suggestion>
        ))}
      </Suggestions>
    </>
  );
}

test.each([
  ['touch', false],
  ['mouse', true],
])('what %s has chosen leaves the text with focus: %s', (pointerType, hasFocus) => {
  const onChoose = vi.fn();
  render(<Searching onChoose={onChoose} />);
  const box = screen.getByRole('combobox');
  box.focus();
  fireEvent.input(box, { target: { value: 'bo' } });

  const option = screen.getByRole('option', { name: 'board' });
  fireEvent.pointerDown(option, { pointerType });
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('board');
  expect(document.activeElement === box).toBe(hasFocus);
});
