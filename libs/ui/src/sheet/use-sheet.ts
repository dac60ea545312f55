import { useDirection } from '@radix-ui/react-direction';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { readTable, writeTable } from './clipboard-table.ts';
import {
  type Place,
  placeAfter,
  rangeOf,
  type Selection,
  type Size,
  within,
} from './sheet-places.ts';
import type { Editing, SheetColumn, SheetRowOf } from './sheet-cells.ts';

/** What was written into a cell. */
export type SheetEdit = { id: number; column: string; text: string };

export type SheetOptions = {
  columns: readonly SheetColumn[];
  rows: readonly SheetRowOf[];
  /** What one press has written, all at once: it is undone at once, too. */
  onEdit: (edits: SheetEdit[]) => void;
  onUndo: () => void;
  words: {
    /** How many cells were pasted, and how many had no place. */
    pasted: (cells: number, left: number) => string;
    filled: (cells: number) => string;
  };
};

const start: Place = { row: 0, column: 0 };

/** The first cell that can be written in. */
function startOf(columns: SheetOptions['columns'], [row]: SheetOptions['rows']): Selection {
  const first = columns.findIndex(({ key }) => !row?.cells[key]?.isFixed);
  const active = { row: 0, column: Math.max(0, first) };
  return { active, end: active };
}

/** Which cell is active, which are chosen, which is written: by keys, and what the clipboard brings and takes. */
export function useSheet({ columns, rows, onEdit, onUndo, words }: SheetOptions) {
  const isRtl = useDirection() === 'rtl';
  const table = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  const [chosen, setChosen] = useState<Selection>(() => startOf(columns, rows));
  const [editing, setEditing] = useState<Editing>();
  const [said, setSaid] = useState('');
  const size: Size = { rows: rows.length, columns: columns.length };
  // There may be fewer rows by now.
  const selection = { active: within(chosen.active, size), end: within(chosen.end, size) };
  const range = rangeOf(selection);

  const cellAt = ({ row, column }: Place) => rows[row]?.cells[columns[column]?.key ?? ''];
  const editAt = (place: Place, text: string): SheetEdit[] => {
    const [row, column, cell] = [rows[place.row], columns[place.column], cellAt(place)];
    if (!row || !column || !cell || cell.isFixed || cell.text === text) return [];
    return [{ id: row.id, column: column.key, text }];
  };
  const write = (edits: SheetEdit[]) => {
    if (edits.length > 0) onEdit(edits);
    return edits.length;
  };

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    table.current?.querySelector<HTMLElement>('[data-active]')?.focus();
    const { row, column } = selection.end;
    const corner = table.current?.querySelector(`[data-row='${row}'][data-column='${column}']`);
    corner?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function choose(active: Place, end = active) {
    wantsFocus.current = true;
    setEditing(undefined);
    setChosen({ active: within(active, size), end: within(end, size) });
  }

  function edit(typed?: string) {
    const cell = cellAt(selection.active);
    if (!cell || cell.isFixed) return;
    setChosen({ active: selection.active, end: selection.active });
    setEditing({ text: typed ?? cell.text, isTyped: typed !== undefined });
  }

  /** Writes what stands in the field: it is about to be left. */
  function leave() {
    const field = editing && table.current?.querySelector<HTMLInputElement>('td input, td select');
    if (field) write(editAt(selection.active, field.value));
  }

  /** Writes what stands in the field, and goes on. */
  function commit({ value }: { value: string }, next: Place = selection.active) {
    write(editAt(selection.active, value));
    choose(next);
  }

  const placesIn = ({ top, bottom, first, last }: typeof range): Place[] =>
    Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: last - first + 1 }, (_, column) => ({
        ...{ row: top + row, column: first + column },
      })),
    ).flat();

  /** What stands in the first row of the range, or above it where it has but one row, is written into its others. */
  function fill({ top, bottom, ...columns } = range) {
    const from = top === bottom ? top - 1 : top;
    const places = placesIn({ top: from + 1, bottom, ...columns });
    const edits = places.flatMap((place) => {
      const above = cellAt({ row: from, column: place.column });
      return above ? editAt(place, above.text) : [];
    });
    setSaid(words.filled(write(edits)));
  }

  /** One cell fills the range; more are laid down from its first cell on. */
  function paste(text: string) {
    const cells = readTable(text);
    const [only = ''] = cells[0] ?? [];
    const isOne = cells.length === 1 && cells[0]?.length === 1;
    const { top, first } = range;
    const written = isOne
      ? placesIn(range).map((place) => ({ place, text: only }))
      : cells.flatMap((line, row) =>
          line.map((text, column) => ({
            place: { row: top + row, column: first + column },
            text,
          })),
        );
    const taken = written.filter(({ place }) => cellAt(place) && !cellAt(place)?.isFixed);
    write(taken.flatMap(({ place, text }) => editAt(place, text)));
    setSaid(words.pasted(taken.length, written.length - taken.length));
    const width = Math.max(...cells.map(({ length }) => length));
    if (!isOne) {
      const corner = { row: top + cells.length - 1, column: first + width - 1 };
      choose({ row: top, column: first }, corner);
    }
  }

  const clear = () => write(placesIn(range).flatMap((place) => editAt(place, '')));

  const copied = () =>
    writeTable(
      Array.from({ length: range.bottom - range.top + 1 }, (_, row) =>
        Array.from({ length: range.last - range.first + 1 }, (_, column) => {
          const cell = cellAt({ row: range.top + row, column: range.first + column });
          return cell?.plain ?? cell?.text ?? '';
        }),
      ),
    );

  function handleEditorKey(event: KeyboardEvent, field: HTMLInputElement | HTMLSelectElement) {
    const { row, column } = selection.active;
    const back = event.shiftKey ? -1 : 1;
    const isSave = event.code === 'KeyS' && (event.ctrlKey || event.metaKey);
    // Whoever hears it next saves what was written.
    if (isSave) return flushSync(() => commit(field));
    if (event.key === 'Escape') choose(selection.active);
    else if (event.key === 'Enter') commit(field, { row: row + back, column });
    else if (event.key === 'Tab') commit(field, { row, column: column + back });
    else if (editing?.isTyped && event.key === 'ArrowDown') commit(field, { row: row + 1, column });
    else if (editing?.isTyped && event.key === 'ArrowUp') commit(field, { row: row - 1, column });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The key by its place, for those with Ctrl: an Arabic keyboard writes other letters. */
  function actOn({ code, key, shiftKey, isCtrl }: Pressed): boolean {
    if (isCtrl && code === 'KeyD') fill();
    else if (isCtrl && code === 'KeyZ' && !shiftKey) onUndo();
    else if (isCtrl && code === 'KeyA') {
      choose(start, { row: size.rows - 1, column: size.columns - 1 });
    } else if (isCtrl) return false;
    else if (key === 'Enter' || key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === 'Escape') choose(selection.active);
    else if (key === 'Tab') return tab(shiftKey ? -1 : 1);
    else if (key.length === 1 && key !== ' ') {
      edit(columns[selection.active.column]?.choices ? undefined : key);
    } else return false;
    return true;
  }

  /** Along its row; at the end of it, out of the sheet. */
  function tab(step: number): boolean {
    const { row, column } = selection.active;
    const next = { row, column: column + step };
    if (!columns[next.column]) return false;
    choose(next);
    return true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { target, key, code, shiftKey } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      return handleEditorKey(event, target);
    }
    if (event.altKey || !(target instanceof HTMLTableCellElement)) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    const from = shiftKey ? selection.end : selection.active;
    const next = placeAfter(from, { key, isCtrl, isRtl }, size);
    if (next) choose(shiftKey ? selection.active : next, next);
    if (next || actOn({ key, code, shiftKey, isCtrl })) event.preventDefault();
  }

  const isWriting = (target: EventTarget) => !(target instanceof HTMLTableCellElement);

  const handlers = {
    onKeyDown: handleKeyDown,
    onBlur({ target }: FocusEvent) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (!isField || !editing) return;
      write(editAt(selection.active, target.value));
      setEditing(undefined);
    },
    onCopy(event: ClipboardEvent) {
      if (isWriting(event.target)) return;
      event.clipboardData.setData('text/plain', copied());
      event.preventDefault();
    },
    onCut(event: ClipboardEvent) {
      if (isWriting(event.target)) return;
      event.clipboardData.setData('text/plain', copied());
      event.preventDefault();
      clear();
    },
    onPaste(event: ClipboardEvent) {
      if (isWriting(event.target)) return;
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'));
    },
  };

  return { table, selection, range, editing, said, handlers, choose, edit, fill, leave };
}

type Pressed = { code: string; key: string; shiftKey: boolean; isCtrl: boolean };
