import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';

import { aReceivedReturn, anExchange } from '../../../testing/a-return.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';

const meta = {
  title: 'Back office/Exchange dialog',
  component: ExchangeDialog,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    shown: aReceivedReturn({ wanted: 'exchange', wayPaidBy: 'customer' }),
    onBegin: fn(async () => accepted(anExchange)),
    onSearch: fn(async () => refused()),
    onExchange: fn(async () => refused()),
    onClose: fn(),
  },
  play: async () => {
    await screen.findAllByRole('spinbutton');
  },
} satisfies Meta<typeof ExchangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two boards for two that came back, which cost more by now: the rest and the delivery are paid at the door. */
export const Dearer: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };
