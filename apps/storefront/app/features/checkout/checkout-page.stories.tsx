import { piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { words } from '../../../../../.storybook/words.ts';
import { sampleCart } from '../../testing/sample-products.ts';
import { aCustomer, inShop, shopOf } from '../../testing/story-in-shop.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const recipient = { id: 1, postalCode: '11511', phoneNumber: '+201000000001' };

const meta = {
  title: 'Storefront/Checkout page',
  component: CheckoutPage,
  decorators: [inShop],
  parameters: {
    layout: 'fullscreen',
    ...shopOf({ user: aCustomer }),
  },
  args: {
    checkout: {
      cart: { id: 1, cartItems: [...sampleCart] },
      shippingDetails: words({
        ar: {
          ...recipient,
          streetAddress: '١٢ شارع طلعت حرب، الدور الثالث',
          city: 'وسط البلد',
          governorate: 'القاهرة',
        },
        en: {
          ...recipient,
          streetAddress: '12 Talaat Harb Street, third floor',
          city: 'Downtown',
          governorate: 'Cairo',
        },
      }),
      costBreakdown: {
        subtotal: piastres(464_000),
        shippingFees: piastres(6_500),
        totalCost: piastres(470_500),
      },
    },
    onPay: fn(),
    isPaying: false,
  },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Paying: Story = { args: { isPaying: true } };

export const Loading: Story = { render: () => <CheckoutLoading /> };

export const Failed: Story = { render: () => <CheckoutFailure reason={null} /> };
