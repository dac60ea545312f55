import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { words } from '../../../../../.storybook/words.ts';
import { sampleOrder } from '../../testing/sample-order.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { OrderPage } from './order-page.tsx';

const noteWriting = { text: '', onWrite: fn(), onAdd: fn(), isPending: false };

const meta = {
  title: 'Back office/Order page',
  component: OrderPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    order: sampleOrder,
    statusChange: { onChange: fn(), isPending: false },
    noteWriting,
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeShipped: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const NoteRefused: Story = {
  args: {
    noteWriting: {
      ...noteWriting,
      text: 'Rings the bell twice',
      refusal: words({ ar: 'تعذّرت إضافة الملاحظة.', en: 'The note could not be added.' }),
    },
  },
};
