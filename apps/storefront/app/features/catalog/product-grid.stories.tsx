import type { Meta, StoryObj } from '@storybook/react-vite';
import { Role } from '@craftsandore/roles';
import { Container } from '@craftsandore/ui';

import { sampleProducts } from '../../testing/sample-products.ts';
import { aCustomer, inShop, shopOf } from '../../testing/story-in-shop.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const meta = {
  title: 'Storefront/Product grid',
  component: ProductGrid,
  decorators: [(Story) => <Container>{<Story />}</Container>, inShop],
  parameters: { layout: 'fullscreen' },
  args: { products: sampleProducts, headingLevel: 2, priorityCount: 4 },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllAlike: Story = {};

export const FirstOneLarger: Story = { args: { featured: true } };

export const ForAnAdmin: Story = {
  // They are fetched for admins only, and the first look at them would come too early.
  loaders: [async () => void (await import('./staff-product-links.tsx'))],
  parameters: shopOf({ user: { ...aCustomer, roleId: Role.Admin } }),
};

export const Loading: Story = { render: () => <ProductGridSkeleton /> };
