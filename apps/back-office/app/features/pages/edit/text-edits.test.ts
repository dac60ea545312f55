import { expect, test } from 'vitest';

import { editWith, photoEdit, type TextEdit } from './text-edits.ts';

const words = {
  ...{ heading: 'Heading', bold: 'bold', link: 'link', item: 'item', cell: 'cell', photo: 'photo' },
};

/** `|` stands where the selection begins and ends. */
function selected(marked: string) {
  const [before = '', inside = '', after = ''] = marked.split('|');
  const start = before.length;
  return { text: before + inside + after, start, end: start + inside.length };
}

function applied(marked: string, edit: TextEdit): string {
  const { text } = selected(marked);
  const made = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { start, end } = edit;
  return `${made.slice(0, start)}|${made.slice(start, end)}|${made.slice(end)}`;
}

test.each([
  ['heading', 'One\nT|w|o\nThree', 'One\n|## Two|\nThree'],
  ['heading', '## T|w|o', '|Two|'],
  ['heading', 'One\n||', 'One\n## |Heading|'],
  ['list', 'O|ne\nTw|o', '|- One\n- Two|'],
  ['list', '|- One\n- Two|', '|One\nTwo|'],
  ['list', '||', '- |item|'],
  ['bold', 'a |b| c', 'a **|b|** c'],
  ['bold', 'a || c', 'a **|bold|** c'],
  ['link', 'see |here| now', 'see [here](|/|) now'],
  ['link', '||', '[link](|/|)'],
] as const)('%s of %j', (tool, from, to) => {
  expect(applied(from, editWith(tool, selected(from), words))).toBe(to);
});

test('a table stands on lines of its own', () => {
  const from = 'Before.|| After.';
  expect(applied(from, editWith('table', selected(from), words))).toBe(
    'Before.\n\n| cell | cell |\n| --- | --- |\n| cell | cell |\n\n|| After.',
  );
  expect(applied('||', editWith('table', selected('||'), words))).toMatch(/^\| cell/);
});

test('a photo waits for the words of who cannot see it', () => {
  const from = 'Before.||\nAfter.';
  expect(applied(from, photoEdit(selected(from), 'photo:abc', 'describe it'))).toBe(
    'Before.\n\n![|describe it|](photo:abc)\n\nAfter.',
  );
});
