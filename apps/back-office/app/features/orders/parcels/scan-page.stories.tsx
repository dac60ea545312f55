import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { aParcel, aWholeParcel } from '../../../testing/a-parcel.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import type { Tell } from './parcel-calls.ts';
import { ScanPage } from './scan-page.tsx';
import type { Find } from './use-scans.ts';

const numbers = Array.from({ length: 12 }, (_, index) => `${8841207 + index}`);

const meta = {
  title: 'Back office/Scan page',
  component: ScanPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    onFind: fn<Find>(async (number) =>
      accepted({
        data: numbers.map((trackingNumber, index) =>
          aParcel({
            ...{ id: index + 1, orderId: 1184 + index, trackingNumber, carrier: 'other' },
            orderReference: `CS-26-0${1184 + index}`,
            state: number === '8841208' ? 'moving' : 'booked',
          }),
        ),
      }),
    ),
    onTell: fn<Tell>(async (id) =>
      accepted(aWholeParcel({ id, orderReference: `CS-26-0${1183 + id}`, carrier: 'other' })),
    ),
    onReceive: fn(async () => refused()),
  },
} satisfies Meta<typeof ScanPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scanning =
  (scanned: string[]): Story['play'] =>
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const number of scanned) {
      await userEvent.type(field, `${number}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(number));
    }
    await waitFor(() =>
      expect(canvas.getByRole('status')).not.toHaveTextContent(/One moment|لحظة/),
    );
  };

export const Empty: Story = {};

export const HandedOver: Story = { play: scanning(['8841207']) };

export const HandedOverBefore: Story = { play: scanning(['8841207', '8841208']) };

export const UnknownNumber: Story = { play: scanning(['8841207', '1234']) };

export const NotDone: Story = {
  args: { onTell: fn<Tell>(async () => refused({ sentence: 'الخدمة غير متاحة الآن.' })) },
  play: scanning(['8841207']),
};

export const Many: Story = { play: scanning(numbers) };

export const InTheDark: Story = { globals: { scheme: 'dark' }, play: scanning(['8841207', '1']) };
