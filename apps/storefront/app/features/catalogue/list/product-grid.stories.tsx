import type { Meta, StoryObj } from '@storybook/react-vite';
import { Role } from '@craftsandore/roles';
import { words } from '@craftsandore/stories';
import { Container } from '@craftsandore/ui';

import { listedProducts } from '../../../testing/sample-products.ts';
import { aCustomer, inApp, appOf } from '../../../testing/story-in-app.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const meta = {
  title: 'Storefront/Product grid',
  component: ProductGrid,
  decorators: [(Story) => <Container>{<Story />}</Container>, inApp],
  parameters: { layout: 'fullscreen' },
  args: {
    products: listedProducts.map((product) => ({
      ...product,
      isFrom: product.id === 1,
      badge: product.id === 2 ? words({ ar: 'جديد', en: 'New' }) : null,
      woods: {
        kinds: ['olive', 'walnut'] as const,
        names: words({ ar: 'الخشب: زيتون، جوز', en: 'Wood: Olive, Walnut' }),
        designs: words({ ar: '٣ تصاميم', en: '3 designs' }),
      },
    })),
    headingLevel: 2,
    priorityCount: 4,
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllAlike: Story = {};

export const FirstOneLarger: Story = { args: { featured: true } };

export const ForAnAdmin: Story = {
  // They are fetched for admins only, and the first look at them would come too early.
  loaders: [async () => void (await import('./staff-product-links.tsx'))],
  parameters: appOf({ user: { ...aCustomer, roleId: Role.Admin } }),
};

export const Loading: Story = { render: () => <ProductGridSkeleton /> };
