import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { sampleCart } from '../../testing/sample-products.ts';
import { aCustomer, inShop, shopOf } from '../../testing/story-in-shop.tsx';
import { CartPage } from './cart-page.tsx';
import { DeliveryNeedsLogin } from './delivery-needs-login.tsx';

const meta = {
  title: 'Storefront/Cart page',
  component: CartPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen', ...shopOf({ cart: { items: sampleCart } }) },
  args: { delivery: <DeliveryNeedsLogin />, wayOn: { missing: 'login' } },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAGuest: Story = {};

export const ReadyForCheckout: Story = {
  args: { delivery: null, wayOn: { href: '/cart/checkout?addressId=1' } },
  parameters: shopOf({ user: aCustomer }),
};

export const Loading: Story = { parameters: shopOf({ cart: { items: null } }) };

export const Empty: Story = { parameters: shopOf({ cart: { items: [] } }) };

export const Failed: Story = {
  parameters: shopOf({ cart: { failure: new Error('no connection') } }),
};

export const SessionIsOver: Story = {
  parameters: shopOf({ cart: { failure: Object.assign(new Error(), { status: 401 }) } }),
};

export const TheLastPieceTakesTheLineAlong: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    const [removeOne] = canvas.getAllByRole('button', { name: /إزالة|Remove/ });
    if (removeOne) await userEvent.click(removeOne);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(lines.length - 1);
  },
};
