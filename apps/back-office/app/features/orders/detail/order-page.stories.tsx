import { piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aWholeParcel } from '../../../testing/a-parcel.ts';
import { aMessage, aRevision, changeCalls } from '../../../testing/an-order-change.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { someMoney } from '../../../testing/some-cash.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import type { AddNote } from '../events/note-form.tsx';
import { OrderPage } from './order-page.tsx';

const meta = {
  title: 'Back office/Order page',
  component: OrderPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  // A draft of a note.
  beforeEach: () => sessionStorage.clear(),
  args: {
    order: sampleOrder,
    happened: { revisions: [aRevision], messages: [aMessage], money: someMoney.entries },
    change: changeCalls(),
    statusChange: { onChange: fn(), isPending: false },
    onAddNote: fn<AddNote>(async () => accepted(null)),
    late: { parcels: [aWholeParcel()], money: someMoney },
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeShipped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleOrder.customerNote ?? '')).toBeVisible();
  },
};

/** Some of it before it is delivered. */
export const PaidAhead: Story = {
  args: {
    order: {
      ...sampleOrder,
      deposits: {
        payments: [
          {
            ...{ amount: piastres(50_000), method: 'transfer', reference: 'CIB-2026-11-19-004417' },
            at: '2026-11-19T08:00:00.000Z',
          },
        ],
        toPay: piastres(178_500),
      },
    },
  },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const NoteRefused: Story = {
  args: {
    // Without a sentence from the API, the app says its own.
    onAddNote: fn<AddNote>(async () => refused()),
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox');
    await userEvent.type(note, 'Rings the bell twice');
    await userEvent.click(canvas.getByRole('button', { name: /Add note|إضافة ملاحظة|أضف ملاحظة/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(note).toHaveValue('Rings the bell twice');
  },
};
