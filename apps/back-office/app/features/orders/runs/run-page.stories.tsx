import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { aClosedRun, aWholeRun } from '../../../testing/a-run.ts';
import { refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { RunPage } from './run-page.tsx';

const meta = {
  title: 'Back office/Run page',
  component: RunPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    run: aWholeRun(),
    shopUrl: 'https://shop.example',
    onTakeOut: fn(async () => refused()),
    onRenew: fn(async () => refused()),
    onClose: fn(async () => refused()),
  },
} satisfies Meta<typeof RunPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Closed: Story = { args: { run: aClosedRun() } };

/** Less was counted than the driver should have. */
export const Closing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Count the|عدّ)/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const [counted] = within(screen.getByRole('dialog')).getAllByRole('textbox');
    if (counted) await userEvent.type(counted, '1700');
  },
};
