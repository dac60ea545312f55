import { ar } from '@craftsandore/i18n/back-office/ar';
import { OrderStatus } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleOrder } from '../../../testing/sample-order.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { PackingSlipPage } from './packing-slip-page.tsx';

const meta = {
  title: 'Back office/Packing slip',
  component: PackingSlipPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { unmirrored: 'the sheet is in Arabic, whatever the staff read' },
  args: { order: sampleOrder, arabic: ar },
} satisfies Meta<typeof PackingSlipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForThePrinter: Story = {};

/** Nothing is handed over, and nothing is collected. */
export const OfACancelledOrder: Story = {
  args: {
    order: {
      ...sampleOrder,
      orderStatusId: OrderStatus.cancelled,
      orderStatusName: 'cancelled',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.slip.cancelled)).toBeVisible();
    await expect(canvas.getByText(ar.slip.toCollect).nextSibling).toHaveTextContent('٠');
  },
};
