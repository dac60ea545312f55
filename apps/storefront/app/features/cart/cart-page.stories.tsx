import { ApiError, refusalOf } from '@craftsandore/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleCart } from '../../testing/sample-products.ts';
import { aCustomer, inApp, appOf } from '../../testing/story-in-app.tsx';
import { CartPage } from './cart-page.tsx';
import { GuestDelivery } from './guest-delivery.tsx';

const meta = {
  title: 'Storefront/Cart page',
  component: CartPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...appOf({ cart: { items: sampleCart } }) },
  args: { delivery: <GuestDelivery />, wayOn: { href: '/cart/checkout' } },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAGuest: Story = {};

export const ReadyForCheckout: Story = {
  args: { delivery: null, wayOn: { href: '/cart/checkout?addressId=1' } },
  parameters: appOf({ user: aCustomer }),
};

/** For half an hour what signing in has added can be taken out. */
export const Merged: Story = {
  parameters: appOf({
    user: aCustomer,
    cart: { items: sampleCart, merge: { id: 'of-a-story', added: 2, shortages: [], guest: [] } },
  }),
  play: async ({ canvas }) => {
    const [undo] = canvas.getAllByRole('button');
    if (undo) await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
  },
};

export const Loading: Story = { parameters: appOf({ cart: { items: null } }) };

export const Empty: Story = { parameters: appOf({ cart: { items: [] } }) };

export const Failed: Story = {
  parameters: appOf({ cart: { failure: refusalOf(new Error('no connection')) } }),
};

export const SessionIsOver: Story = {
  parameters: appOf({ cart: { failure: refusalOf(new ApiError({ status: 401 })) } }),
};

export const TheLastPieceTakesTheLineAlong: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    const [removeOne] = canvas.getAllByRole('button', { name: /إزالة|Remove/ });
    if (removeOne) await userEvent.click(removeOne);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(lines.length - 1);
  },
};
