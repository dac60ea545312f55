/** A text with what is selected in it. */
export type Selected = { text: string; start: number; end: number };

/** What replaces a part of it, and what is selected then. */
export type TextEdit = { from: number; to: number; insert: string; start: number; end: number };

/** The tools of a text. A photo is inserted once it is uploaded. */
export const textTools = ['heading', 'bold', 'list', 'link', 'table', 'photo'] as const;
export type TextTool = (typeof textTools)[number];

/** Words that stand in a place until others are typed over them. */
export type PlaceWords = Record<'heading' | 'bold' | 'link' | 'item' | 'cell' | 'photo', string>;

const startOfLine = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** What a tool does with what is selected. */
export function editWith(
  tool: Exclude<TextTool, 'photo'>,
  selected: Selected,
  words: PlaceWords,
): TextEdit {
  switch (tool) {
    case 'heading':
      return prefixed(selected, '## ', words.heading);
    case 'list':
      return prefixed(selected, '- ', words.item);
    case 'bold':
      return wrapped(selected, '**', words.bold, '**');
    case 'link':
      return linked(selected, words.link);
    case 'table':
      return onLinesOfItsOwn(selected, tableOf(words.cell));
  }
}

/** Names an uploaded photo; the words for who cannot see it are selected, to be typed over. */
export function photoEdit(selected: Selected, address: string, words: string): TextEdit {
  const edit = onLinesOfItsOwn(selected, `![${words}](${address})`);
  const start = edit.from + edit.insert.indexOf('![') + 2;
  return { ...edit, start, end: start + words.length };
}

/** Puts a mark before each selected line, or takes it away where all have it. */
function prefixed({ text, start, end }: Selected, mark: string, placeholder: string): TextEdit {
  const from = startOfLine(text, start);
  const to = endOfLine(text, end);
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const made = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line));
  if (lines.length === 1 && lines[0] === '') {
    const at = from + mark.length;
    return { from, to, insert: mark + placeholder, start: at, end: at + placeholder.length };
  }
  const insert = made.join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

function wrapped(
  { text, start, end }: Selected,
  before: string,
  placeholder: string,
  after: string,
): TextEdit {
  const words = text.slice(start, end) || placeholder;
  const at = start + before.length;
  const insert = before + words + after;
  return { from: start, to: end, insert, start: at, end: at + words.length };
}

/** Where it leads is selected, to be typed over; `/` is a path of the shop. */
function linked({ text, start, end }: Selected, placeholder: string): TextEdit {
  const words = text.slice(start, end) || placeholder;
  const insert = `[${words}](/)`;
  const at = start + insert.length - 1;
  return { from: start, to: end, insert, start: at - 1, end: at };
}

const tableOf = (cell: string) =>
  [`| ${cell} | ${cell} |`, '| --- | --- |', `| ${cell} | ${cell} |`].join('\n');

/** After what is selected, with an empty line before and after it. */
function onLinesOfItsOwn({ text, end }: Selected, block: string): TextEdit {
  const before = text.slice(0, end).replace(/\n+$/, '');
  const after = text.slice(end).replace(/^\n+/, '');
  const insert = `${before && '\n\n'}${block}\n${after && '\n'}`;
  const from = before.length;
  return {
    from,
    to: text.length - after.length,
    insert,
    start: from + insert.length,
    end: from + insert.length,
  };
}
