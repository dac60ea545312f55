import { refusalOf } from '@craftsandore/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aCustomer, appOf, inApp } from '../../testing/story-in-app.tsx';
import { KeepOrder } from './keep-order.tsx';

const refused = () => ({ ok: false, refusal: refusalOf(null) });

const meta = {
  title: 'Storefront/Keep an order',
  component: KeepOrder,
  decorators: [inApp],
  args: { orderId: 1186 },
} satisfies Meta<typeof KeepOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOnePassword: Story = {};

const take = fn(async ({ request }: { request: Request }) => {
  await expect(await request.json()).toEqual({ intent: 'claim' });
  return refused();
});

export const InAnAccount: Story = {
  parameters: appOf({ user: aCustomer, action: take }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
