import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CellEdit, type CellEditProps } from './cell-edit.tsx';

const respondingWith = (refusal: string | undefined) =>
  fn<CellEditProps['onSave']>(() => Promise.resolve(refusal));

const meta = {
  title: 'Collections/CellEdit',
  component: CellEdit,
  globals: { scheme: 'light' },
  args: {
    label: words({ ar: 'سعر سلطانية السلطة بالجنيه', en: 'Price of Salad bowl in pounds' }),
    value: words({ ar: '١٬٢٥٠', en: '1,250' }),
    suffix: words({ ar: 'ج.م', en: 'LE' }),
    saveLabel: words({ ar: 'حفظ', en: 'Save' }),
    undoLabel: words({ ar: 'تراجع', en: 'Undo' }),
    savedLabel: words({ ar: 'تم الحفظ', en: 'Saved' }),
    inputMode: 'decimal',
    onSave: respondingWith(undefined),
  },
} satisfies Meta<typeof CellEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(canvas.getByRole('button', { name: args.saveLabel })).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.undoLabel })).toBeVisible();
  },
};

export const EnterSaves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(`${args.value}0`);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(String(args.savedLabel)),
    );
  },
};

export const LeftUnsaved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await userEvent.click(document.body);
    await expect(canvas.getByRole('textbox')).toHaveValue(`${args.value}0`);
    await expect(canvas.getByRole('button', { name: args.saveLabel })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const EscapeRestores: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0{Escape}');
    await expect(input).toHaveValue(args.value);
    await userEvent.tab();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSave: words({ ar: respondingWith('السعر مطلوب.'), en: respondingWith('Price is required.') }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription();
  },
};

export const Saving: Story = {
  args: { onSave: fn<CellEditProps['onSave']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true');
  },
};
