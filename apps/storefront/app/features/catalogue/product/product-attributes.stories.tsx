import { productFacts } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ProductAttributes } from './product-attributes.tsx';

const bowl = aProduct({
  productDesigns: [aDesign({ wood: 'walnut' })],
  lengthMm: 310,
  widthMm: 310,
  heightMm: 110,
  finish: 'food-safe-oil',
  care: ['hand-wash', 'dry-at-once', 'oil-monthly', 'no-machines'],
  origin: 'EG-DT',
  isFoodSafe: true,
  inTheBox: 'The bowl, a care card',
  inTheBoxAr: 'الطبق وبطاقة عناية',
});

/** In the words of the story's language, as the server would say them. */
function Attributes({ product }: { product: typeof bowl }) {
  const { locale } = useLocale();
  return <ProductAttributes facts={productFacts(product, locale)} designId={7} />;
}

const meta = {
  title: 'Storefront/Product attributes',
  component: Attributes,
  args: { product: bowl },
  decorators: [inApp],
} satisfies Meta<typeof Attributes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllKnown: Story = {};

export const HigherThanTheGlass: Story = {
  args: { product: { ...bowl, lengthMm: 320, widthMm: 320, heightMm: 440, isFoodSafe: false } },
};

export const SmallerThanTheGlass: Story = {
  args: { product: { ...bowl, lengthMm: 150, widthMm: 35, heightMm: 35 } },
};

/** Nothing but its weight. */
export const Unknown: Story = { args: { product: aProduct() } };
