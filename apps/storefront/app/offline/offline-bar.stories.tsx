import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inApp } from '../testing/story-in-app.tsx';
import { OfflineBar } from './offline-bar.tsx';

const meta = {
  title: 'Storefront/Offline bar',
  component: OfflineBar,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'offline',
    seenAt: Date.parse('2026-11-20T11:05:00Z'),
    isTrying: false,
    tryNow: fn(),
  },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Without: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.tryNow).toHaveBeenCalledOnce();
  },
};

export const Slow: Story = { args: { state: 'slow' } };

export const Back: Story = {
  args: { state: 'back' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
