import { OrderStatus } from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { StatusChanger } from './status-changer.tsx';

const meta = {
  title: 'Back office/Status changer',
  component: StatusChanger,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
    inApp,
  ],
  globals: { scheme: 'light' },
  args: {
    status: OrderStatus.pending,
    number: words({ ar: '١١٨٤', en: '#1184' }),
    pieces: 3,
    onChange: fn(),
    isPending: false,
  },
} satisfies Meta<typeof StatusChanger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Working: Story = { args: { isPending: true } };

export const NothingFollows: Story = { args: { status: OrderStatus.delivered } };

export const Refused: Story = {
  args: {
    onReload: fn(),
    refusal: words({
      ar: 'تغيّر هذا الطلب منذ فتحت الصفحة، وحالته الآن: تم الشحن.',
      en: 'This order has changed since you opened the page; it is now Shipped.',
    }),
  },
};

/** The pieces are with the courier: they go back on sale once the parcel is received. */
export const AsksBeforeCancelling: Story = {
  args: { status: OrderStatus.shipped },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox'),
      String(OrderStatus.cancelled),
    );
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const InsistsOnAChoice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('combobox')).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
