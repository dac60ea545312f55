import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { aCustomer } from '../../../testing/a-customer.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import type { Block } from './customer-block.tsx';
import type { FindCustomers, Merge } from './customer-merge.tsx';
import type { SaveNote } from './customer-note.tsx';
import type { Prove } from './customer-numbers.tsx';
import { CustomerPage } from './customer-page.tsx';

const other = aCustomer({ id: 10, name: 'Heba Radwan', phoneNumber: '+201220304051' });

const meta = {
  title: 'Back office/Customer page',
  component: CustomerPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  // What one story writes into the note is kept for the next.
  beforeEach: () => sessionStorage.clear(),
  args: {
    customer: aCustomer(),
    onNote: fn<SaveNote>(async () => accepted(aCustomer())),
    onBlock: fn<Block>(async () => accepted(null)),
    onProve: fn<Prove>(async () => accepted(null)),
    onFind: fn<FindCustomers>(async () => accepted({ data: [aCustomer(), other] })),
    onMerge: fn<Merge>(async () => accepted(null)),
    children: null,
  },
} satisfies Meta<typeof CustomerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithARecord: Story = {};

export const Blocked: Story = {
  globals: { scheme: 'dark' },
  args: {
    customer: aCustomer({
      blocked: {
        reason: 'رفض الاستلام مرتين ولا يرد',
        staffName: 'Mariam Adel',
        blockedAt: '2026-11-18T10:00:00.000Z',
      },
    }),
  },
};

export const ReadByADeveloper: Story = { parameters: { role: 'Developer' } };

export const BlockingWithoutAReason: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('textbox');
    const [block] = (await canvas.findAllByRole('button', { name: /Block|حظر/ })).toReversed();
    if (block) await userEvent.click(block);
    const dialog = await screen.findByRole('dialog');
    const [confirm] = [...dialog.querySelectorAll<HTMLElement>('button[type=submit]')];
    if (confirm) await userEvent.click(confirm);
    await expect(dialog.querySelector('textarea')).toBeInvalid();
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};

export const NoteRefused: Story = {
  args: { onNote: fn<SaveNote>(async () => refused()) },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox');
    await userEvent.type(note, ' x');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(note).toHaveValue(`${aCustomer().note} x`);
  },
};

export const OneNumberProved: Story = {
  args: {
    customer: aCustomer({
      phoneNumbers: [
        { phoneNumber: '+201000000003', provedAt: '2026-11-18T10:00:00.000Z' },
        { phoneNumber: '+201000000303', provedAt: null },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /0303|٠٣٠٣/ }));
    await expect(args.onProve).toHaveBeenCalledWith('+201000000303');
  },
};

export const Merging: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Merge|دمج/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'heba{Enter}');
    // The customer is not offered as another of themselves.
    await userEvent.click(await dialog.findByRole('radio'));
    await expect(args.onMerge).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /Merge|دمج/ }));
    await expect(args.onMerge).toHaveBeenCalledWith(other);
  },
};

export const MergeRefused: Story = {
  args: { onMerge: fn<Merge>(async () => refused()) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Merge|دمج/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'heba{Enter}');
    await userEvent.click(await dialog.findByRole('radio'));
    await userEvent.click(dialog.getByRole('button', { name: /Merge|دمج/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio')).toBeChecked();
  },
};
