import { piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { sampleProducts } from '../../../testing/sample-products.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { SavedCard } from './saved-card.tsx';

const [bowl = aProduct(), , spoons = aProduct()] = sampleProducts;

const meta = {
  title: 'Storefront/Saved card',
  component: SavedCard,
  decorators: [
    (Card) => (
      <ul style={{ maxInlineSize: '18rem' }}>
        <Card />
      </ul>
    ),
    inApp,
  ],
  args: { product: bowl, priceThen: bowl.price },
} satisfies Meta<typeof SavedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {};

export const Cheaper: Story = { args: { priceThen: piastres(98_000) } };

export const InSeveralDesigns: Story = {
  args: {
    priceThen: piastres(80_000),
    product: { ...bowl, productDesigns: [...bowl.productDesigns, aDesign({ id: 8 })] },
  },
};

export const SoldOut: Story = {
  args: { product: spoons },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /:/ })).toBeVisible();
  },
};

export const AsksWhereTo: Story = {
  args: { product: spoons },
  play: async ({ canvas }) => {
    const [ask] = (await canvas.findAllByRole('button', { name: /back|يعود/ })).toReversed();
    if (ask) await userEvent.click(ask);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
