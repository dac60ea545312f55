import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCart } from '../../testing/sample-products.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { CartLinkPage } from './cart-link-page.tsx';

const meta = {
  title: 'Storefront/Cart link page',
  component: CartLinkPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { wanted: { items: sampleCart, shortages: [], isWhole: true }, to: '/cart' },
} satisfies Meta<typeof CartLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingLeft: Story = {
  args: { wanted: { items: [], shortages: [], isWhole: false } },
};

export const Broken: Story = { args: { wanted: null } };
