import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { Sheet } from './sheet.tsx';
import type { SheetCell, SheetColumn, SheetRowOf } from './sheet-cells.ts';
import type { SheetEdit } from './use-sheet.ts';

const names = [
  words({ ar: 'لوح تقطيع بمجرى للعصارة', en: 'Carving board with juice groove' }),
  words({ ar: 'لوح دائري بمقبض', en: 'Round board with handle' }),
  words({ ar: 'لوح تقطيع شطرنج', en: 'End-grain block' }),
  words({ ar: 'نشابة عجين مخروطة', en: 'Turned rolling pin' }),
];

const published = words({ ar: 'منشور', en: 'Published' });
const draft = words({ ar: 'مسودة', en: 'Draft' });

const columns: SheetColumn[] = [
  { key: 'design', name: words({ ar: 'التصميم', en: 'Design' }), width: '12%' },
  { key: 'sku', name: words({ ar: 'الكود', en: 'SKU' }), width: '20%', isCode: true },
  {
    ...{ key: 'price', name: words({ ar: 'السعر', en: 'Price' }), width: '14%' },
    inputMode: 'decimal',
  },
  {
    ...{ key: 'stock', name: words({ ar: 'المخزون', en: 'Stock' }), width: '12%' },
    inputMode: 'numeric',
  },
  {
    ...{ key: 'status', name: words({ ar: 'الحالة', en: 'Status' }), width: '14%' },
    choices: [published, draft],
  },
];

const aRow = (index: number, cells: Record<string, SheetCell> = {}): SheetRowOf => ({
  id: index + 1,
  name: names[index] ?? '',
  head: names[index],
  cells: {
    design: { text: words({ ar: 'زان', en: 'Beech' }), isFixed: true },
    sku: { text: `CUT-${index + 1}` },
    price: { text: String(590 + index * 10) },
    stock: { text: String(24 - index) },
    status: { text: published },
    ...cells,
  },
});

const meta = {
  title: 'Collections/Sheet',
  component: Writing,
  globals: { scheme: 'light' },
  args: {
    label: words({ ar: 'جدول المنتجات', en: 'Product grid' }),
    head: words({ ar: 'المنتج', en: 'Product' }),
    columns,
    rows: [0, 1, 2, 3].map((index) => aRow(index)),
    words: words({
      ar: {
        was: 'كان',
        pasted: (cells: number, left: number) => `لُصقت ${cells}، وتُركت ${left}.`,
        filled: (cells: number) => `مُلئت ${cells}.`,
      },
      en: {
        was: 'was',
        pasted: (cells: number, left: number) => `${cells} pasted, ${left} left out.`,
        filled: (cells: number) => `${cells} filled.`,
      },
    }),
    onEdit: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof Writing>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = Parameters<typeof Sheet>[0];

/** Keeps what is written, as a page does. */
function Writing({ rows, onEdit, ...rest }: Args) {
  const [written, setWritten] = useState<SheetEdit[]>([]);
  const shown = rows.map((row) => {
    const cells = Object.entries(row.cells).map(([column, cell]): [string, SheetCell] => {
      const edit = written.findLast((edit) => edit.id === row.id && edit.column === column);
      return [column, edit ? { text: edit.text, was: cell.text, state: 'changed' } : cell];
    });
    return { ...row, cells: Object.fromEntries(cells) };
  });
  return (
    <Sheet
      {...rest}
      rows={shown}
      onEdit={(edits) => {
        setWritten([...written, ...edits]);
        onEdit(edits);
      }}
    />
  );
}

export const AtRest: Story = {};

const states: { rows: SheetRowOf[] } = {
  rows: [
    aRow(0, { price: { text: '690', was: '590', state: 'changed' } }),
    aRow(1, {
      price: { text: '640', was: '600', state: 'changed' },
      stock: { text: '9', state: 'saved' },
    }),
    {
      ...aRow(2, { stock: { text: '8', state: 'bad' } }),
      note: words({
        ar: 'لوح تقطيع شطرنج: عدّل زميل المخزون في هذه الأثناء، وهو الآن ٨ لا ١٠.',
        en: 'End-grain block: somebody has changed the stock meanwhile: it is 8 now, not 10.',
      }),
    },
    aRow(3),
  ],
};

const choosePrices: Story['play'] = async ({ canvas }) => {
  await userEvent.click(cellAt(canvas, '610'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
};

export const EveryState: Story = { args: states, play: choosePrices };
export const EveryStateInTheDark: Story = { ...EveryState, globals: { scheme: 'dark' } };

export const Narrow: Story = {
  args: states,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const cellAt = (canvas: Canvas, text: string) => {
  const [cell] = canvas.getAllByRole('gridcell', { name: new RegExp(`(^|\\s)${text}$`) });
  if (!cell) throw new Error(`No cell says ${text}`);
  return cell;
};
/** Towards the end of a line, and back. */
const ways = (element: Element) =>
  getComputedStyle(element).direction === 'rtl'
    ? ['{ArrowLeft}', '{ArrowRight}']
    : ['{ArrowRight}', '{ArrowLeft}'];

const statusesIn = ({ columns }: Args) => columns.at(-1)?.choices ?? [];

export const KeysMoveBySight: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const left = () => document.activeElement?.getBoundingClientRect().left ?? 0;
    const says = () => document.activeElement?.textContent;
    await userEvent.click(cellAt(canvas, '600'));
    const from = left();
    await userEvent.keyboard('{ArrowRight}');
    await expect(left()).toBeGreaterThan(from);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(says()).toBe('610');
    await userEvent.keyboard('{Home}{ArrowUp}{Tab}');
    await expect(says()).toBe('CUT-2');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(says()).toBe(statusesIn(args)[0]);
    // At the end of its row, Tab leaves: a sheet is one stop.
    await userEvent.tab();
    await expect(canvasElement.querySelector('table')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Puts a text into the open field, which keeps it by itself. */
async function write(canvas: Canvas, role: 'textbox' | 'combobox', text: string) {
  const field = canvas.getByRole<HTMLInputElement | HTMLSelectElement>(role);
  await expect(field).toHaveFocus();
  field.value = text;
}

export const Writes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, '590'));
    // What is typed stands in the place of what was there, and Enter goes on below.
    await userEvent.keyboard('6{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith([{ id: 1, column: 'price', text: '6' }]);
    await expect(document.activeElement).toHaveTextContent('600');
  },
};

export const GoesOnWriting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, '600'));
    // F2 goes on with what is there, Escape takes it back.
    await userEvent.keyboard('{F2}');
    await write(canvas, 'textbox', '6001');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{F2}');
    await write(canvas, 'textbox', '6005');
    await userEvent.keyboard('{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ id: 2, column: 'price', text: '6005' }]);
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(document.activeElement).toHaveTextContent('23');
  },
};

export const LeavesAlone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, '600'));
    // What stays as it is is no edit, and what is fixed is not written.
    await userEvent.keyboard('{F2}{Enter}');
    await userEvent.keyboard('{Home}x{Enter}');
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const WritesWhatIsLeft: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, '610'));
    await userEvent.keyboard('1');
    await userEvent.click(cellAt(canvas, '620'));
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ id: 3, column: 'price', text: '1' }]);
    await userEvent.keyboard('{Delete}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ id: 4, column: 'price', text: '' }]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const ChoosesOneOfAFew: Story = {
  play: async ({ canvas, args }) => {
    const [shown = '', hidden = ''] = statusesIn(args);
    const [status] = canvas.getAllByRole('gridcell', { name: shown });
    if (!status) throw new Error('There is a status');
    await userEvent.dblClick(status);
    await write(canvas, 'combobox', hidden);
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith([{ id: 1, column: 'status', text: hidden }]);
  },
};

export const FillsDown: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [forward, back] = ways(canvasElement);
    await userEvent.click(cellAt(canvas, '590'));
    await userEvent.keyboard(`{Shift>}{ArrowDown}{ArrowDown}${forward}{/Shift}`);
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { id: 2, column: 'price', text: '590' },
      { id: 2, column: 'stock', text: '24' },
      { id: 3, column: 'price', text: '590' },
      { id: 3, column: 'stock', text: '24' },
    ]);
    // One cell takes what is above it.
    await userEvent.keyboard(`{Escape}{ArrowDown}{ArrowDown}{ArrowDown}${forward}${back}`);
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ id: 4, column: 'price', text: '590' }]);
  },
};

export const TheHandleFillsDown: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(cellAt(canvas, '590'));
    const handle = canvasElement.querySelector('[data-handle]');
    const target = cellAt(canvas, '610').getBoundingClientRect();
    if (!handle) throw new Error('The active cell has a handle');
    await fireEvent.pointerDown(handle, { button: 0 });
    await fireEvent.pointerMove(window, { clientX: target.left + 9, clientY: target.top + 9 });
    await fireEvent.pointerUp(window);
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { id: 2, column: 'price', text: '590' },
      { id: 3, column: 'price', text: '590' },
    ]);
  },
};

export const TakesWhatIsPasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(cellAt(canvas, 'CUT-2'));
    await userEvent.paste('NEW-2\t٧٠٠\t5\r\nNEW-3\t710\t6\r\nNEW-4\t720\t7\r\nNEW-5\t730\t8\r\n');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(args.onEdit).toHaveBeenCalledWith([
      { id: 2, column: 'sku', text: 'NEW-2' },
      { id: 2, column: 'price', text: '٧٠٠' },
      { id: 2, column: 'stock', text: '5' },
      { id: 3, column: 'sku', text: 'NEW-3' },
      { id: 3, column: 'price', text: '710' },
      { id: 3, column: 'stock', text: '6' },
      { id: 4, column: 'sku', text: 'NEW-4' },
      { id: 4, column: 'price', text: '720' },
      { id: 4, column: 'stock', text: '7' },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(args.words.pasted(9, 3));
    // One cell fills the range.
    await userEvent.click(cellAt(canvas, '590'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.paste('99');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { id: 1, column: 'price', text: '99' },
      { id: 2, column: 'price', text: '99' },
    ]);
  },
};

export const CopiesARange: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [forward] = ways(canvasElement);
    await userEvent.click(cellAt(canvas, 'CUT-1'));
    await userEvent.keyboard(`{Shift>}{ArrowDown}${forward}{/Shift}`);
    const clipboardData = new DataTransfer();
    const copy = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(copy);
    await expect(clipboardData.getData('text/plain')).toBe('CUT-1\t590\nCUT-2\t600');
  },
};
