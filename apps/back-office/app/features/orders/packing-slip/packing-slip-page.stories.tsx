import { ar } from '@craftsandore/i18n/back-office/ar';
import { defaultShop, OrderStatus } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
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
  args: {
    orders: [sampleOrder],
    arabic: ar,
    back: { to: 'order', href: '/admin-orders/1184' },
  },
} satisfies Meta<typeof PackingSlipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForThePrinter: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('row', { name: /لوح زيتون/ });
    await expect(line).toHaveTextContent('٨٤٠');
    await expect(line).toHaveTextContent('١٬٦٨٠');
    await expect(canvas.getByText(formatPhone(defaultShop.phone))).toBeVisible();
    await expect(canvas.getByText(sampleOrder.customerNote ?? '')).toBeVisible();
    await expect(canvas.getByText(ar.slip.receivedBy)).toBeVisible();
    // Smaller, a scanner held over a table does not read it.
    const code = canvas.getByRole('img', { name: ar.slip.code }).getBoundingClientRect();
    await expect(code.width).toBeGreaterThan(75);
    await expect(code.height).toBe(code.width);
  },
};

/** Each is a sheet of its own. */
export const OfSeveralOrders: Story = {
  args: {
    orders: [sampleOrder, { ...sampleOrder, orderId: 1185, orderReference: 'CS-26-01185' }],
    back: { to: 'orders', href: '/admin-orders' },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    if (!first || !second) throw new Error('There are no two sheets');
    await expect(second).toHaveTextContent('CS-26-01185');
    await expect(getComputedStyle(first)).toHaveProperty('breakBefore', 'auto');
    await expect(getComputedStyle(second)).toHaveProperty('breakBefore', 'page');
  },
};

/** Nothing is handed over, and nothing is collected. */
export const OfACancelledOrder: Story = {
  args: {
    orders: [
      { ...sampleOrder, orderStatusId: OrderStatus.cancelled, orderStatusName: 'cancelled' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.slip.cancelled)).toBeVisible();
    await expect(canvas.getByText(ar.slip.toCollect).nextSibling).toHaveTextContent('٠');
  },
};
