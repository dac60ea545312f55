import { piastres, signedPiastres } from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aFreeDelivery } from '../../testing/a-guest-order.ts';
import { sampleCart } from '../../testing/sample-products.ts';
import { aCustomer, inApp, appOf } from '../../testing/story-in-app.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { CheckoutPage } from './checkout-page.tsx';

/** What a promotion takes off. */
const offer = { label: 'Feast offer', labelAr: 'عرض العيد', amount: signedPiastres(-46_400) };

const recipient = { id: 1, postalCode: '11511', phoneNumber: '+201000000001' };

const meta = {
  title: 'Storefront/Checkout page',
  component: CheckoutPage,
  decorators: [inApp],
  parameters: {
    layout: 'fullscreen',
    ...appOf({ user: aCustomer }),
  },
  beforeEach: () => sessionStorage.clear(),
  args: {
    checkout: {
      cart: { id: 1, cartItems: [...sampleCart] },
      shippingDetails: words({
        ar: {
          ...recipient,
          streetAddress: 'شارع طلعت حرب',
          building: '١٢',
          floor: '٣',
          apartment: '٩',
          landmark: 'بجوار البنك',
          city: 'وسط البلد',
          governorate: 'القاهرة',
        },
        en: {
          ...recipient,
          streetAddress: 'Talaat Harb Street',
          building: '12',
          floor: '3',
          apartment: '9',
          landmark: 'Next to the bank',
          city: 'Downtown',
          governorate: 'Cairo',
        },
      }),
      adjustments: [],
      costBreakdown: {
        subtotal: piastres(464_000),
        discount: piastres(0),
        shippingFees: piastres(6_500),
        totalCost: piastres(470_500),
      },
      promised: { from: '2026-11-24', to: '2026-11-26' },
    },
    addresses: [
      words({
        ar: {
          ...recipient,
          id: 2,
          streetAddress: '٥ كورنيش النيل',
          city: 'المعادي',
          governorate: 'القاهرة',
        },
        en: {
          ...recipient,
          id: 2,
          streetAddress: '5 Nile Corniche',
          city: 'Maadi',
          governorate: 'Cairo',
        },
      }),
    ],
    onPlaceOrder: fn(),
    isPlacing: false,
  },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const payNow = /Pay Now|تأكيد الطلب/;

export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    // All that a courier needs, for the last look at it.
    for (const part of globals['locale'] === 'ar'
      ? ['شقة ٩', 'بجوار البنك']
      : ['flat 9', 'Next to the bank']) {
      await expect(canvas.getByText(part)).toBeVisible();
    }
  },
};

export const BilledElsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('combobox')).toHaveValue('2');

    await userEvent.click(canvas.getByRole('button', { name: payNow }));
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({ billingDetailsId: 2, note: '' });
  },
};

export const NowhereElseToBill: Story = {
  args: { addresses: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: payNow })).toBeDisabled();
  },
};

export const WithCode: Story = {
  parameters: appOf({ user: aCustomer, path: '/cart/checkout?addressId=1&code=eid2026' }),
  args: {
    checkout: {
      ...meta.args.checkout,
      adjustments: [offer],
      costBreakdown: {
        subtotal: piastres(464_000),
        discount: piastres(46_400),
        shippingFees: piastres(6_500),
        totalCost: piastres(424_100),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^(Code|كود الخصم)$/ })).toHaveValue(
      'eid2026',
    );
  },
};

export const FreeDelivery: Story = {
  args: {
    checkout: {
      ...meta.args.checkout,
      adjustments: [aFreeDelivery(6_500)],
      costBreakdown: {
        subtotal: piastres(464_000),
        discount: piastres(6_500),
        shippingFees: piastres(6_500),
        totalCost: piastres(464_000),
      },
    },
  },
};

export const Paying: Story = { args: { isPlacing: true } };

export const Loading: Story = {
  render: () => (
    <CheckoutFrame>
      <CheckoutLoading />
    </CheckoutFrame>
  ),
};

export const Failed: Story = { render: () => <CheckoutFailure sentence={undefined} /> };
