import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCategories, listedProducts } from '../../../testing/sample-products.ts';
import { someFacets } from '../../../testing/some-facets.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ProductsPage } from './products-page.tsx';

const aRefusal = (sentence: string) => ({
  status: 503,
  code: undefined,
  sentence,
  details: [],
  requestId: '4f0c2a9e-1b7d-4c33-9f3e-0a6f5d2b8c11',
});

const meta = {
  title: 'Storefront/Products page',
  component: ProductsPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: {
    search: { page: 2 },
    categories: sampleCategories,
    facets: someFacets,
    page: { products: [...listedProducts], totalCount: 46, perPage: 12 },
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
    refusal: words({
      ar: aRefusal('الخدمة غير متاحة الآن. حاول بعد قليل.'),
      en: aRefusal('The service is not available right now. Please try again in a moment.'),
    }),
  },
};

export const Narrowed: Story = {
  args: {
    search: {
      page: 1,
      categoryIds: someFacets.categories[0]?.id ?? 0,
      woods: 'olive',
      minPrice: 160,
      maxPrice: 900,
      inStock: 'true',
      minRating: 4,
    },
  },
};
