import type { ReactNode } from 'react';

export type SheetColumn = {
  key: string;
  name: string;
  /** Of its column, as CSS has it. */
  width: string;
  /** Codes are read from left to right, whatever the page is. */
  isCode?: boolean;
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** Where one of a few is chosen. */
  choices?: readonly string[];
};

export type SheetCell = {
  /** What is typed over. */
  text: string;
  /** What other programs get of it; `text` where that is left out. */
  plain?: string;
  /** What stands there; `text` where that is left out. */
  shown?: ReactNode;
  /** What stood there before it was changed. */
  was?: ReactNode;
  state?: 'changed' | 'bad' | 'saved' | undefined;
  isFixed?: boolean;
};

export type SheetRowOf = {
  id: number;
  /** What its cells are called after. */
  name: string;
  /** The same as it is shown. */
  head: ReactNode;
  /** By the keys of the columns. */
  cells: Record<string, SheetCell>;
  /** Below the row: what is wrong with it. */
  note?: ReactNode;
};

export type Editing = { text: string; isTyped: boolean };
