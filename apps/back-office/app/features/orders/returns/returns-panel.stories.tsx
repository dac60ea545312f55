import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { someReturns } from '../../../testing/a-return.ts';
import { refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ReturnsPanel } from './order-returns.tsx';

const meta = {
  title: 'Back office/Returns of an order',
  component: ReturnsPanel,
  decorators: [inApp],
  args: { ...someReturns(), onOpen: fn(async () => refused()) },
} satisfies Meta<typeof ReturnsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const NoneYet: Story = { args: { returns: [], lastDay: '2026-11-01' } };

export const Opening: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(?:New return|مرتجع جديد)$/ }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
