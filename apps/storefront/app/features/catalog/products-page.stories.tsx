import type { Meta, StoryObj } from '@storybook/react-vite';

import { words } from '../../../../../.storybook/words.ts';
import { sampleCategories, sampleProducts } from '../../testing/sample-products.ts';
import { inShop } from '../../testing/story-in-shop.tsx';
import { ProductsPage } from './products-page.tsx';

const meta = {
  title: 'Storefront/Products page',
  component: ProductsPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: {
    search: { page: 2 },
    categories: sampleCategories,
    page: { products: [...sampleProducts], totalCount: 46, perPage: 12 },
    failure: null,
  },
} satisfies Meta<typeof ProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {};

export const NothingFound: Story = {
  args: {
    search: words({ ar: { query: 'سكين', page: 1 }, en: { query: 'knife', page: 1 } }),
    page: { products: [], totalCount: 0, perPage: 12 },
  },
};

export const Failed: Story = {
  args: {
    page: null,
    failure: words({
      ar: 'الخدمة غير متاحة الآن. حاول بعد قليل.',
      en: 'The service is not available right now. Please try again in a moment.',
    }),
  },
};
