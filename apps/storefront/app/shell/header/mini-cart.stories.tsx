import { refusalOf } from '@craftsandore/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCart } from '../../testing/sample-products.ts';
import { inApp, appOf } from '../../testing/story-in-app.tsx';
import { MiniCart } from './mini-cart.tsx';

const meta = {
  title: 'Storefront/Mini cart',
  component: MiniCart,
  decorators: [
    // It hangs from the end of the button that opens it.
    (Story) => (
      <div style={{ position: 'relative', inlineSize: '26rem', marginBlockEnd: '26rem' }}>
        <Story />
      </div>
    ),
    inApp,
  ],
} satisfies Meta<typeof MiniCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: appOf({ cart: { items: sampleCart } }) };

export const MoreThanFits: Story = {
  parameters: appOf({
    cart: {
      items: [1, 2, 3].flatMap((copy) =>
        sampleCart.map((item) => ({ ...item, productDesignId: item.productDesignId + 10 * copy })),
      ),
    },
  }),
};

export const Loading: Story = { parameters: appOf({ cart: { items: null } }) };

export const Empty: Story = { parameters: appOf({ cart: { items: [] } }) };

export const Failed: Story = {
  parameters: appOf({ cart: { failure: refusalOf(new Error('no connection')) } }),
};
